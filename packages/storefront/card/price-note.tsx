import { TaxNote } from '../price/tax-note.tsx'
import type { CardData } from './card-data.ts'
import styles from './price-note.module.css'

/** What the law wants beside the price of a product in a list. */
export function PriceNote({ card, className = '' }: { card: CardData; className?: string | undefined }) {
  return (
    <p className={`${styles.note} ${className}`}>
      {card.lowest && <span className={styles.lowest}>{card.lowest}</span>}
      {card.basePrice && <span>{card.basePrice}, </span>}
      <TaxNote />
    </p>
  )
}
