/** How many products a listing shows, by the data that the page hands to the browser. */
export function countCards(html: string): number {
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1]
  return state === undefined ? 0 : cardsIn(JSON.parse(state))
}

function cardsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.entries(value).map(([key, inner]: [string, unknown]) =>
    key === 'cards' && Array.isArray(inner) ? inner.length : cardsIn(inner),
  )
  return inside.reduce((sum, count) => sum + count, 0)
}
