import { isRecord } from '../../search/field-values.ts'
import { numberOf } from '../../search/number-of.ts'
import type { Range, Scalar } from '../../search/search-engine.ts'
import { type Clause, everything, fieldAt, filtered, isScalar, type Place } from './clause.ts'
import { DslFault } from './dsl-fault.ts'
import { listOf, readEntry, readRecord } from './read-record.ts'

/** `{ field: value }` or `{ field: { value, boost } }` */
export function readTerm(value: unknown, place: Place): Clause {
  const [name, given] = readEntry(value, 'A term', ['boost', '_name'])
  const plain = isRecord(given) ? readRecord(given, 'A term', ['value', 'term', 'boost', '_name']) : { value: given }
  return termsIn(name, [plain.value ?? ('term' in plain ? plain.term : undefined)], place)
}

/** `{ field: [values] }` */
export function readTerms(value: unknown, place: Place): Clause {
  const [name, given] = readEntry(value, 'A list of terms', ['boost', '_name'])
  return termsIn(name, listOf(given), place)
}

export function readExists(value: unknown, place: Place): Clause {
  const { field } = readRecord(value, 'exists', ['field', 'boost', '_name'])
  if (typeof field !== 'string') throw new DslFault('exists needs the name of a field.')
  return filtered({ op: 'exists', field: fieldAt(field, place) })
}

/** Documents are stored under their `id`; attributes may have only an `attribute_id`. */
export function readIds(value: unknown, place: Place): Clause {
  const { values } = readRecord(value, 'ids', ['values', 'type', 'boost', '_name'])
  const ids = scalarsOf(listOf(values))
  if (place.rules.entity !== 'attribute') return filtered({ op: 'terms', field: 'id', values: ids })
  const fields = ['id', 'attribute_id']
  return filtered({ op: 'or', filters: fields.map((field) => ({ op: 'terms', field, values: ids })) })
}

const bounds: Readonly<Record<string, keyof Range>> = {
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  from: 'gte',
  to: 'lte',
  moreq: 'gte',
}
const rangeKeys = [...Object.keys(bounds), 'include_lower', 'include_upper', 'format', 'time_zone', 'relation', 'boost']

/** Bounds are numbers or dates; one that is null or empty is none, as in a search query. */
export function readRange(value: unknown, place: Place): Clause {
  const [name, given] = readEntry(value, 'A range', ['boost', '_name'])
  const asked = readRecord(given, 'A range', rangeKeys)
  const range: Range = {}
  for (const [operator, bound] of Object.entries(bounds)) {
    const operand = asked[operator]
    if (operand === undefined || operand === null || operand === '') continue
    const number = isScalar(operand) ? numberOf(operand) : Number.NaN
    if (!Number.isFinite(number)) throw new DslFault(`The bound ${operator} of a range is no number and no date.`)
    range[inclusion(operator, bound, asked)] = number
  }
  if (Object.keys(range).length === 0) return everything
  return filtered({ op: 'range', field: fieldAt(name, place), range })
}

/** `from` and `to` count in unless they are told not to. */
function inclusion(operator: string, bound: keyof Range, asked: Partial<Record<string, unknown>>): keyof Range {
  if (operator === 'from' && asked.include_lower === false) return 'gt'
  if (operator === 'to' && asked.include_upper === false) return 'lt'
  return bound
}

export function termsIn(name: string, values: readonly unknown[], place: Place): Clause {
  return filtered({ op: 'terms', field: fieldAt(name, place), values: scalarsOf(values) })
}

/** Null is the value of no document. */
function scalarsOf(values: readonly unknown[]): Scalar[] {
  const scalars = values.filter((value) => value !== null && value !== undefined)
  if (!scalars.every(isScalar)) throw new DslFault('Values are texts, numbers, true or false.')
  return scalars
}
