import styles from './chosen-line.module.css'
import type { ChosenView } from './chosen-view.ts'

const looks = { free: styles.free, last: styles.last, 'sold-out': styles.soldOut }

/** Repeats the choice in words; whoever cannot see the shelf hears it. */
export function ChosenLine({ chosen, warning }: { chosen: ChosenView; warning: string }) {
  const { title, text, stock, fit, isWarning } = chosen
  return (
    <p className={warning || isWarning ? styles.warning : styles.line} role="status">
      {warning || (
        <>
          {title && <strong>{title}</strong>} {text} {stock && <span className={looks[stock.level]}>{stock.text}</span>}{' '}
          {fit}
        </>
      )}
    </p>
  )
}
