import { type ReactNode, useMemo, useRef } from 'react'
import type { CardData } from '../card/card-data.ts'
import { ProductCard } from '../card/product-card.tsx'
import styles from './shelf.module.css'
import { ShelfControls } from './shelf-controls.tsx'
import { ShelfProgress } from './shelf-progress.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useMove } from './use-move.ts'

interface ShelfProps {
  cards: readonly CardData[]
  /** Names the shelf for who hears it. */
  label: string
  cardHeading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  /** Stands on one line with the arrows. */
  head?: ReactNode
  /** Goes on by itself until somebody is interested in it, or stops it. */
  autoplay?: boolean
}

/**
 * A row of cards that scrolls by touch, wheel and focus, without any JavaScript; arrows move it by what is shown at once.
 */
export function Shelf({ cards, label, cardHeading, head, autoplay = false }: ShelfProps) {
  const shelf = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const move = useMove(row, cards.length)
  const playing = useAutoplay({ shelf, row, move, isWanted: autoplay })
  // A row of cards stays as it is while the place in it changes.
  const items = useMemo(
    () =>
      cards.map((card) => (
        <li key={card.sku} className={styles.item}>
          <ProductCard card={card} heading={cardHeading} />
        </li>
      )),
    [cards, cardHeading],
  )
  return (
    <div ref={shelf} className={styles.shelf}>
      <div className={styles.head}>
        {head}
        <ShelfControls row={row} count={cards.length} label={label} move={move} playing={playing} />
      </div>
      <ul ref={row} className={styles.row} aria-label={label}>
        {items}
      </ul>
      <ShelfProgress row={row} count={cards.length} />
    </div>
  )
}
