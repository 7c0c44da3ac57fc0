/**
 * What a shopper loses with a collection. `preserved`: what was bought, or is about to be; the source names these. `own`: what
 * the shopper chose, and would have to choose again. `dispensable`: what costs a question to the platform at most.
 */
export type Worth = 'preserved' | 'own' | 'dispensable'

const worths = {
  cart: 'preserved',
  user: 'preserved',
  orders: 'preserved',
  claims: 'preserved',
  syncTasks: 'preserved',
  wishlist: 'own',
  compare: 'own',
  'own-size': 'own',
  'recently-viewed': 'own',
  search: 'dispensable',
  url: 'dispensable',
  scroll: 'dispensable',
} as const satisfies Record<string, Worth>

/** Whoever keeps something new says here what it is worth. */
export type Collection = keyof typeof worths

const known = new Map<string, Worth>(Object.entries(worths))

/** What an older shop has left behind is nothing that anybody reads. */
export function collectionWorth(collection: string): Worth {
  return known.get(collection) ?? 'dispensable'
}
