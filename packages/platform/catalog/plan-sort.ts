import type { SearchQuery } from '@welt/contract/api/catalog.ts'
import type { Filter, Sort } from '../search/search-engine.ts'
import { askedCategories } from './asked-categories.ts'
import { type FieldRules, fieldOf, isFieldName } from './field-rules.ts'

export interface SortKey {
  field: string
  descending: boolean
  /** The categories whose positions count, where the question says so itself. */
  categories?: readonly string[]
}

export type SortPlan = { ok: true; sort: Sort[] } | { ok: false; reason: string }

/** By score, or as they lie in the index: neither leaves anything for a further key to decide. */
const engineOrders = new Set(['_score', '_doc'])

export function planSort(keys: readonly SortKey[], filter: Filter, rules: FieldRules): SortPlan {
  const wrong = keys.find(({ field }) => !isFieldName(field))
  if (wrong) return { ok: false, reason: `${JSON.stringify(wrong.field.slice(0, 100))} is no field to sort by.` }
  const end = keys.findIndex(({ field }) => engineOrders.has(field))
  const counting = end === -1 ? keys : keys.slice(0, end)
  return { ok: true, sort: counting.map((key) => sortOf(key, filter, rules)) }
}

export function appliedKeys(query: SearchQuery): SortKey[] {
  return query._appliedSort.map(({ field, options }) => {
    const order = typeof options === 'object' ? options?.order : options
    return { field, descending: order?.toLowerCase() === 'desc' }
  })
}

/** `sort=field:dir,field:dir` from the URL. */
export function parameterKeys(parameter: string): SortKey[] {
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

function sortOf({ field, descending, categories }: SortKey, filter: Filter, rules: FieldRules): Sort {
  if (rules.entity !== 'product') return { by: 'field', field: fieldOf(field, rules), descending }
  if (field === 'price') return { by: 'field', field: rules.shownPrice, descending }
  const isPosition = field === 'position' || field === 'category.position'
  const values = isPosition ? (categories ?? askedCategories(filter)) : []
  if (values.length === 0) return { by: 'field', field: fieldOf(field, rules), descending }
  return { by: 'element', list: 'category', key: 'category_id', values, field: 'position', descending }
}
