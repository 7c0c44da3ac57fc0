import { TaxNote } from '../price/tax-note.tsx'
import type { CardData } from './card-data.ts'
import styles from './price-note.module.css'

interface PriceNoteProps {
  card: CardData
  className?: string | undefined
  /** Where the whole row is a link. */
  isPartOfLink?: boolean
}

/** What the law wants beside the price of a product in a list. */
export function PriceNote({ card, className = '', isPartOfLink = false }: PriceNoteProps) {
  const Part = isPartOfLink ? 'span' : 'p'
  return (
    <Part className={`${styles.note} ${className}`}>
      {card.lowest && <span className={styles.lowest}>{card.lowest}</span>}
      {card.basePrice && <span>{card.basePrice}, </span>}
      <TaxNote isPartOfLink={isPartOfLink} />
    </Part>
  )
}
