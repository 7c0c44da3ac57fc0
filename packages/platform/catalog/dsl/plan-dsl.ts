import type { Filter } from '../../search/search-engine.ts'
import { type Counts, engineCounts } from '../count.ts'
import type { FieldRules } from '../field-rules.ts'
import type { SearchPlan } from '../plan-search.ts'
import { parameterKeys, planSort } from '../plan-sort.ts'
import type { CatalogParameters } from '../read-parameters.ts'
import type { DslQuestion } from './read-dsl.ts'
import { isEverything } from './read-text.ts'

const noFilter: Filter = { op: 'and', filters: [] }

/** The body's own sort and text count; those of the URL where it has none. */
export function planDsl(question: DslQuestion, parameters: CatalogParameters, rules: FieldRules): SearchPlan {
  const filter = question.filter ?? noFilter
  const keys = question.sort.length > 0 ? question.sort : parameterKeys(parameters.sort)
  const sorting = planSort(keys, filter, rules)
  if (!sorting.ok) return sorting
  const words = question.text ?? (isEverything(parameters.text) ? {} : { text: parameters.text })
  return {
    ok: true,
    counts: question.counts,
    attributes: countedAttributes(question.counts),
    parameters,
    ...(question.postFilter ? { postFilter: question.postFilter } : {}),
    request: {
      ...words,
      ...(question.minimumScore === undefined ? {} : { minimumScore: question.minimumScore }),
      filter,
      sort: sorting.sort,
      from: parameters.from,
      size: parameters.size,
      aggregations: engineCounts(question.counts),
    },
  }
}

/** Builders name the counts of a filter after its attribute. */
function countedAttributes(counts: Counts): string[] {
  const codes = [...counts.keys()].flatMap((name) => /^agg_terms_(.+?)(?:_options)?$/.exec(name)?.[1] ?? [])
  return [...new Set(codes)].filter((code) => code !== 'price')
}
