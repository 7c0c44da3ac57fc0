/** The leaf of the tongue over the top of a shaft, on last 71. */
export const bootTongue = [
  [101, 152],
  [103.4, 164],
  [104.4, 174],
  [103, 181.6],
  [99, 185.4],
  [93.4, 185],
  [89.4, 180.4],
  [87.6, 172],
  [87, 160],
] as const
