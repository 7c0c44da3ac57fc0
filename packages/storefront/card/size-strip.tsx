import { useText } from '../i18n/use-text.ts'
import { isSize } from '../own-size/is-size.ts'
import { useOwnSize } from '../own-size/use-own-size.ts'
import styles from './size-strip.module.css'

/**
 * The sizes that are there: read aloud always, seen under the shoe by who points at the card. Read from a label, not from hidden
 * words: those would be laid out with every change of a list.
 */
export function SizeStrip({ sizes }: { sizes: readonly string[] }) {
  const t = useText()
  const own = useOwnSize()
  return (
    <p role="img" aria-label={t('card.sizes.list', { list: sizes.join(', ') })}>
      <span className={styles.sizes}>
        {own
          ? sizes.map((size) => (
              <span key={size} className={isSize(size, own.size) ? styles.own : undefined}>
                {size}
              </span>
            ))
          : sizes.join('\u2002')}
      </span>
    </p>
  )
}
