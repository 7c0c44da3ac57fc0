import type { CardData } from '../card/card-data.ts'
import { CardGrid } from '../card/card-grid.tsx'

interface ShelfProps {
  cards: readonly CardData[]
  /** Names the shelf for who hears it. */
  label: string
  cardHeading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

export function Shelf({ cards, cardHeading }: ShelfProps) {
  return <CardGrid cards={cards} heading={cardHeading === 'h2' ? 'h2' : 'h3'} />
}
