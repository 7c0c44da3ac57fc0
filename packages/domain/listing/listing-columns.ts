/**
 * What is needed of products to filter, count and sort them, without a word of what they are: a list for each thing, in which
 * every product has one place or, where its variants differ, a row for each variant.
 */
export interface ListingColumns {
  /** In the order in which they were asked for. */
  ids: Uint32Array
  /** What is shown as the price, in cents. */
  prices: Uint32Array
  /** When they were changed last, in seconds; 0 where nobody knows. */
  updated: Uint32Array
  /** The row at which each product begins, and at the end where the last one ends. */
  starts: Uint32Array
  /** How many of each row lie on the shelf; more than can be told count as `manyPieces`. */
  pieces: Uint16Array
  attributes: readonly AttributeColumn[]
}

export interface AttributeColumn {
  code: string
  values: readonly string[]
  /** Whether only what is there counts: a size that is sold out is not to be found. */
  isStockBound: boolean
  /** For each row one more than the place of its value; 0 where it has none. */
  cells: Uint8Array | Uint16Array
}

export const manyPieces = 0xffff
/** Of a product that tells no price. */
export const noPrice = 0xffffffff

/** Which values occur at all, there or sold out: these are offered, with 0 where nothing is left. */
export function occurringValues({ values, cells }: AttributeColumn): string[] {
  const occurs = new Uint8Array(values.length + 1)
  for (const cell of cells) occurs[cell] = 1
  return values.filter((_value, at) => occurs[at + 1] === 1)
}
