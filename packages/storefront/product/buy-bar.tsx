import type { ReactNode } from 'react'
import styles from './buy-bar.module.css'

interface BuyBarProps {
  price: string
  choice: string | undefined
  note: ReactNode
  /** The button that it stands in with. */
  children: ReactNode
}

/** The phone keeps price, choice and button in reach. */
export function BuyBar({ price, choice, note, children }: BuyBarProps) {
  return (
    <div className={styles.bar} data-buy-bar="">
      <p>
        <strong>{price}</strong>
        <span>{choice}</span>
        <small>{note}</small>
      </p>
      {children}
    </div>
  )
}
