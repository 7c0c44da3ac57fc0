import type { SearchQuery } from '@welt/contract/api/catalog.ts'
import type { SearchRequest } from '../search/search-engine.ts'
import type { FieldRules } from './field-rules.ts'
import { type PriceRange, planAggregations } from './plan-aggregations.ts'
import { planFilter } from './plan-filter.ts'
import { planSort } from './plan-sort.ts'
import type { CatalogParameters } from './read-parameters.ts'

export type SearchPlan =
  /** `attributes`: those that are counted, whose labels the client may want. */
  { ok: true; request: SearchRequest; attributes: string[] } | { ok: false; reason: string }

export interface SearchPlanOptions {
  rules: FieldRules
  priceRanges: readonly PriceRange[]
}

/** What the engine is asked for a client's question. */
export function planSearch(
  query: SearchQuery,
  parameters: CatalogParameters,
  { rules, priceRanges }: SearchPlanOptions,
): SearchPlan {
  const filtering = planFilter(query._appliedFilters, rules)
  if (!filtering.ok) return filtering
  const sorting = planSort(query, parameters.sort, rules)
  if (!sorting.ok) return sorting
  const counting = planAggregations(query, priceRanges, rules)
  if (!counting.ok) return counting
  return {
    ok: true,
    attributes: counting.attributes,
    request: {
      filter: filtering.filter,
      text: query._searchText || parameters.text,
      sort: sorting.sort,
      from: parameters.from,
      size: parameters.size,
      aggregations: counting.aggregations,
    },
  }
}
