/** "Max sale quantity 10000." */
export const maxSaleQty = 10_000

/** From this many pieces down the shelf is watched. */
export const lowStock = 3
