import { isRecord } from '../../search/field-values.ts'
import type { Filter } from '../../search/search-engine.ts'
import { askedCategories } from '../asked-categories.ts'
import { catalogLimit } from '../catalog-limit.ts'
import type { FieldRules } from '../field-rules.ts'
import { parameterKeys, type SortKey } from '../plan-sort.ts'
import type { Place } from './clause.ts'
import { DslFault } from './dsl-fault.ts'
import { readFilter } from './read-clause.ts'
import { listOf, readRecord } from './read-record.ts'

const options = [
  'order',
  'mode',
  'missing',
  'unmapped_type',
  'ignore_unmapped',
  'nested_path',
  'nested_filter',
  'nested',
] as const

/** `'field'`, `'field:desc'`, `{ field: 'desc' }`, `{ field: { order, … } }`, or a list of these. */
export function readSort(value: unknown, rules: FieldRules, count: Place['count']): SortKey[] {
  const keys = listOf(value).flatMap((part) => readKeys(part, rules, count))
  if (keys.length > catalogLimit.sorts) {
    throw new DslFault(`At most ${catalogLimit.sorts} sort fields can be used at once.`)
  }
  return keys
}

function readKeys(value: unknown, rules: FieldRules, count: Place['count']): SortKey[] {
  if (typeof value === 'string') return parameterKeys(value)
  if (!isRecord(value)) throw new DslFault('A sort is a field with its direction.')
  return Object.entries(value).map(([field, how]) => {
    if (typeof how === 'string') return { field, descending: how.toLowerCase() === 'desc' }
    const asked = readRecord(how ?? {}, 'A sort', options)
    const key = { field, descending: typeof asked.order === 'string' && asked.order.toLowerCase() === 'desc' }
    const filter = elementFilter(asked, rules, count)
    return filter ? { ...key, categories: askedCategories(filter) } : key
  })
}

/** Which element of a list counts: the place of a product is that in one category. */
function elementFilter(
  asked: Partial<Record<(typeof options)[number], unknown>>,
  rules: FieldRules,
  count: Place['count'],
): Filter | null {
  const nested = asked.nested === undefined ? {} : readRecord(asked.nested, 'nested', ['path', 'filter'])
  const filter = nested.filter ?? asked.nested_filter
  return filter === undefined ? null : readFilter(filter, rules, count)
}
