import { type ReactNode, useLayoutEffect } from 'react'
import styles from './buy-bar.module.css'

interface BuyBarProps {
  price: string
  choice: string | undefined
  note: ReactNode
  /** The button that it stands in with. */
  children: ReactNode
}

/** The phone keeps price, choice and button in reach. The page is marked, so that what else stands at its lower edge yields. */
export default function BuyBar({ price, choice, note, children }: BuyBarProps) {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['hasBuyBar'] = ''
    return () => {
      delete dataset['hasBuyBar']
    }
  }, [])
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
