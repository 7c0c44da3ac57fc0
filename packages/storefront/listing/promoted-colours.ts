import type { Facet, FacetValue, Listed } from './listing.ts'

export interface PromotedColours {
  code: string
  /** Each with its place in the filter. */
  values: (FacetValue & { at: number })[]
}

const most = 8

/** The colours that most models of a list have. */
export function promotedColours(facets: readonly Facet[], counts: Listed['counts']): PromotedColours | null {
  const colours = facets.find(({ look }) => look === 'colour')
  if (!colours) return null
  const countAt = (at: number) => counts[colours.code]?.[at] ?? 0
  const had = colours.values.map((value, at) => ({ ...value, at })).filter(({ at }) => countAt(at) > 0)
  return {
    code: colours.code,
    values: had.sort((one, other) => countAt(other.at) - countAt(one.at)).slice(0, most),
  }
}
