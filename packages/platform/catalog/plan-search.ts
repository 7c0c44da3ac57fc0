import type { SearchQuery } from '@welt/contract/api/catalog.ts'
import type { Filter, SearchRequest } from '../search/search-engine.ts'
import { type Counts, engineCounts } from './count.ts'
import type { FieldRules } from './field-rules.ts'
import { type PriceCounts, planAggregations } from './plan-aggregations.ts'
import { planFilter } from './plan-filter.ts'
import { appliedKeys, parameterKeys, planSort } from './plan-sort.ts'
import type { CatalogParameters } from './read-parameters.ts'

/** What the engine is asked for a client's question, in whichever language it came. */
export type SearchPlan =
  | {
      ok: true
      request: SearchRequest
      /** Narrows the hits and leaves the counts as they are. */
      postFilter?: Filter
      counts: Counts
      /** Those that are counted, whose labels the client may want. */
      attributes: string[]
      parameters: CatalogParameters
    }
  | { ok: false; reason: string }

export interface SearchPlanOptions extends PriceCounts {
  rules: FieldRules
}

/** The query's own sort and text count; those of the URL where it has none. */
export function planSearch(
  query: SearchQuery,
  parameters: CatalogParameters,
  { rules, ...prices }: SearchPlanOptions,
): SearchPlan {
  const filtering = planFilter(query._appliedFilters, rules)
  if (!filtering.ok) return filtering
  const keys = query._appliedSort.length > 0 ? appliedKeys(query) : parameterKeys(parameters.sort)
  const sorting = planSort(keys, filtering.filter, rules)
  if (!sorting.ok) return sorting
  const counting = planAggregations(query, prices, rules)
  if (!counting.ok) return counting
  return {
    ok: true,
    counts: counting.counts,
    attributes: counting.attributes,
    parameters,
    request: {
      filter: filtering.filter,
      text: query._searchText || parameters.text,
      explain: parameters.explain,
      sort: sorting.sort,
      from: parameters.from,
      size: parameters.size,
      aggregations: engineCounts(counting.counts),
    },
  }
}
