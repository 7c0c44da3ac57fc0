import type { AppliedFilter } from '@welt/contract/api/catalog.ts'
import type { Filter } from '../search/search-engine.ts'
import { catalogFieldOf, type FieldRules, fieldOf, isFieldName } from './field-rules.ts'
import { type Condition, parseFilterValue } from './parse-filter-value.ts'

export type FilterPlan = { ok: true; filter: Filter } | { ok: false; reason: string }

/** All filters must hold; those that are joined by `or` and `nor` form one group, of which one is enough. */
export function planFilter(applied: readonly AppliedFilter[], rules: FieldRules): FilterPlan {
  const must: Filter[] = []
  const should: Filter[] = []
  for (const { attribute, value, scope } of applied) {
    if (!isFieldName(attribute)) return { ok: false, reason: `${JSON.stringify(attribute)} is no field name.` }
    const reading = parseFilterValue(value)
    if (!reading.ok) return { ok: false, reason: `${reading.reason} (${attribute})` }
    for (const condition of reading.conditions) {
      const test = filterOf(attribute, condition, scope === 'catalog', rules)
      const isContrary = condition.join === 'must-not' || condition.join === 'should-not'
      const filter: Filter = isContrary ? { op: 'not', filter: test } : test
      if (condition.join === 'should' || condition.join === 'should-not') should.push(filter)
      else must.push(filter)
    }
  }
  if (should.length > 0) must.push({ op: 'or', filters: should })
  return { ok: true, filter: { op: 'and', filters: must } }
}

function filterOf(attribute: string, { test }: Condition, inCatalog: boolean, rules: FieldRules): Filter {
  const field = inCatalog ? catalogFieldOf(attribute, rules) : fieldOf(attribute, rules)
  if (test.kind === 'range') return { op: 'range', field, range: test.range }
  if (test.kind === 'exists') return { op: 'exists', field }
  return inCatalog ? ownOrVariant(field, test.values) : { op: 'terms', field, values: test.values }
}

/** A configurable product has the value when one of its variants has it; the indexer lists those in `{field}_options`. */
function ownOrVariant(field: string, values: (string | number | boolean)[]): Filter {
  const variant: Filter[] = [
    { op: 'terms', field: `${field}_options`, values },
    { op: 'terms', field: 'type_id', values: ['configurable'] },
  ]
  return {
    op: 'or',
    filters: [
      { op: 'terms', field, values },
      { op: 'and', filters: variant },
    ],
  }
}
