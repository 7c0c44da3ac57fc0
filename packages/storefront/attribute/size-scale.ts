/** What a size is called elsewhere. */
export interface SizeScale {
  uk?: string
  us?: string
  /** Length of the foot. */
  cm?: number
}

/** As a product or an attribute tells it of one of its sizes. */
export function scaleOf(source: unknown): SizeScale {
  if (typeof source !== 'object' || source === null) return {}
  const { uk, us, us_women, cm } = source as Record<string, unknown>
  return {
    ...(typeof uk === 'string' && { uk }),
    // Where men and women count apart, a number without either would send half of them the wrong pair.
    ...(typeof us === 'string' && us_women === undefined && { us }),
    ...(typeof cm === 'number' && { cm }),
  }
}
