/** Places of a list, counted from 0; the last one is not among them. */
export interface Stretch {
  from: number
  to: number
}

export interface Place<Card> {
  card: Card
  place: number
  /** Nothing belongs here any more. */
  isOver: boolean
}

/**
 * A list on its way from one answer to the next: within the stretch the new cards, elsewhere still those before. Places that are too
 * many are only marked, for hiding a card is quicker than taking it out.
 */
export function placesOf<Card>(now: readonly Card[], before: readonly Card[], { from, to }: Stretch): Place<Card>[] {
  const cards = before.slice(0)
  for (const [place, card] of now.slice(0, to).entries()) {
    // The list may already be longer than the one before: nothing is left out in between.
    if (place >= from || place >= before.length) cards[place] = card
  }
  return cards.map((card, place) => ({ card, place, isOver: place >= now.length }))
}
