import { type RefObject, useDeferredValue } from 'react'
import type { CardData } from './card-data.ts'
import { type Place, placesOf, type Stretch } from './places-of.ts'

/** As many as the first screen may show. */
const atLeast = 6

/**
 * When a list changes, the cards in sight do so at once, and the others a moment later: nobody waits for what cannot be seen. A card
 * belongs to its place, not to its product: cards that trade places are taken out and laid out again, which is felt.
 */
export function useSoon(cards: readonly CardData[], list: RefObject<HTMLElement | null>): Place<CardData>[] {
  const before = useDeferredValue(cards)
  // Looked up while rendering: it tells which cards come first, never which cards come.
  return placesOf(cards, before, before === cards ? { from: 0, to: cards.length } : inSight(list.current))
}

function inSight(list: HTMLElement | null): Stretch {
  const boxes = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect())
  // One before: what stands between the cards counts as well.
  const from = Math.max(0, boxes.findIndex(({ bottom }) => bottom > 0) - 1)
  const below = boxes.findIndex(({ top }) => top >= window.innerHeight)
  return { from, to: Math.max(from + 1 + atLeast, below) }
}
