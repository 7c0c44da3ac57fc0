import type { AppliedFilter, SearchQuery } from '@welt/contract/api/catalog.ts'
import type { Sort } from '../search/search-engine.ts'
import { type FieldRules, fieldOf, isFieldName } from './field-rules.ts'
import { parseFilterValue } from './parse-filter-value.ts'

export type SortPlan = { ok: true; sort: Sort[] } | { ok: false; reason: string }

interface SortKey {
  field: string
  descending: boolean
}

/** The query's own sort counts; `sort=field:dir` from the URL where it has none. */
export function planSort(query: SearchQuery, sortParameter: string, rules: FieldRules): SortPlan {
  const keys = query._appliedSort.length > 0 ? appliedKeys(query) : parameterKeys(sortParameter)
  const wrong = keys.find(({ field }) => !isFieldName(field))
  if (wrong) return { ok: false, reason: `${JSON.stringify(wrong.field)} is no field to sort by.` }
  const sort = keys.filter(({ field }) => field !== '_score').map((key) => sortOf(key, query._appliedFilters, rules))
  return { ok: true, sort }
}

function appliedKeys(query: SearchQuery): SortKey[] {
  return query._appliedSort.map(({ field, options }) => {
    const order = typeof options === 'object' ? options?.order : options
    return { field, descending: order?.toLowerCase() === 'desc' }
  })
}

function parameterKeys(parameter: string): SortKey[] {
  return parameter
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const colon = part.lastIndexOf(':')
      if (colon === -1) return { field: part, descending: false }
      return { field: part.slice(0, colon), descending: part.slice(colon + 1).toLowerCase() === 'desc' }
    })
}

function sortOf({ field, descending }: SortKey, applied: readonly AppliedFilter[], rules: FieldRules): Sort {
  if (rules.entity !== 'product') return { by: 'field', field: fieldOf(field, rules), descending }
  if (field === 'price') return { by: 'field', field: rules.shownPrice, descending }
  const categories = field === 'position' ? filteredCategories(applied) : []
  if (categories.length === 0) return { by: 'field', field: fieldOf(field, rules), descending }
  return { by: 'element', list: 'category', key: 'category_id', values: categories, field: 'position', descending }
}

/** Clients ask for a category together with all below it, the category itself first: its positions count first too. */
function filteredCategories(applied: readonly AppliedFilter[]): string[] {
  return applied
    .filter(({ attribute }) => attribute === 'category_ids' || attribute === 'category.category_id')
    .flatMap(({ value }) => {
      const reading = parseFilterValue(value)
      return reading.ok ? reading.conditions : []
    })
    .flatMap(({ join, test }) => (join === 'must' && test.kind === 'terms' ? test.values.map(String) : []))
}
