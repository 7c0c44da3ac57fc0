import type { CardData } from '../card/card-data.ts'

/** A content of the merchant, ready to be shown: its HTML, cut where something of the shop's own stands in it. */
export type ContentPart =
  /** Sanitised where it was stored. */
  { kind: 'html'; html: string } | { kind: 'carousel'; carousel: Carousel }

export interface Carousel {
  heading?: string | undefined
  /** Names it where it has no heading. */
  label?: string
  headingLevel: 2 | 3 | 4 | 5 | 6
  cards: CardData[]
}
