/** A product on a list of the shopper's. The name is kept too, for the day on which the product is gone. */
export interface ListEntry {
  sku: string
  name: string
}

/** How much a list holds: a comparison must fit a screen, the others must not grow without an end. */
export const listLimit = { wishlist: 100, compare: 4, recentlyViewed: 12 } as const
