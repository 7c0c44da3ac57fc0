import { type RefObject, useDeferredValue } from 'react'
import type { CardData } from './card-data.ts'

export interface Place {
  card: CardData
  /** Counted from 0. */
  place: number
  /** Nothing belongs here any more. */
  isOver: boolean
}

/** As many as the first screen may show. */
const atLeast = 6

/**
 * When a list changes, the cards in sight do so at once, and the others a moment later: nobody waits for what cannot be seen. Until
 * then those that are too many are only hidden, for taking them out takes longer. A card belongs to its place, not to its product:
 * cards that trade places are taken out and laid out again, which is felt.
 */
export function useSoon(cards: readonly CardData[], list: RefObject<HTMLElement | null>): Place[] {
  const before = useDeferredValue(cards)
  if (before === cards) return cards.map((card, place) => ({ card, place, isOver: false }))
  // Looked up while rendering: it tells which cards come first, never which cards come.
  const { from, to } = inSight(list.current)
  const length = Math.max(before.length, Math.min(to, cards.length))
  return Array.from({ length }, (_, place) => {
    const isNow = place >= from && place < to
    return { card: ((isNow && cards[place]) || before[place])!, place, isOver: place >= cards.length }
  })
}

function inSight(list: HTMLElement | null): { from: number; to: number } {
  const boxes = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect())
  // One before: what stands between the cards counts as well.
  const from = Math.max(0, boxes.findIndex(({ bottom }) => bottom > 0) - 1)
  const below = boxes.findIndex(({ top }) => top >= window.innerHeight)
  return { from, to: Math.max(from + 1 + atLeast, below) }
}
