import { isRecord } from '../../search/field-values.ts'
import { catalogLimit } from '../catalog-limit.ts'
import { type Count, type CountRange, type Counts, countQuestions, mostBuckets, nothingCounted } from '../count.ts'
import { catalogFieldOf, type FieldRules, isFieldName } from '../field-rules.ts'
import { orderPriceRanges } from '../order-price-ranges.ts'
import { pricesListed } from '../plan-aggregations.ts'
import type { Place } from './clause.ts'
import { DslFault, quoted } from './dsl-fault.ts'
import { readFilter } from './read-clause.ts'
import { readRecord } from './read-record.ts'

interface CountPlace {
  rules: FieldRules
  count: Place['count']
  depth: number
}

/** Builders call the options of a filter so; a list of filters shows every option, whatever size was asked for. */
const filterName = /^agg_terms_/

/** `aggs`: by name, what is counted; within it what is counted in each of its groups. */
export function readCounts(value: unknown, rules: FieldRules, count: Place['count']): Counts {
  const counts = countsIn(value, { rules, count, depth: 0 })
  if (attributesOf(value).size > catalogLimit.aggregations) {
    throw new DslFault(`At most ${catalogLimit.aggregations} attributes can be counted at once.`)
  }
  if (countQuestions(counts) > catalogLimit.countQuestions) {
    throw new DslFault('Counts within counts have too many groups: please ask for a smaller size.')
  }
  return counts
}

function countsIn(value: unknown, place: CountPlace): Counts {
  if (value === undefined || value === null) return nothingCounted
  if (!isRecord(value)) throw new DslFault('Aggregations are no JSON object.')
  if (place.depth >= catalogLimit.depth) {
    throw new DslFault(`Aggregations are nested deeper than ${catalogLimit.depth} levels.`)
  }
  const names = Object.keys(value)
  if (names.length > catalogLimit.aggregations * 4) throw new DslFault('There are too many aggregations.')
  return new Map(names.map((name) => [nameOf(name), readCount(name, value[name], place)]))
}

function readCount(name: string, value: unknown, place: CountPlace): Count {
  const kinds = ['terms', 'range', 'max', 'min', 'filter', 'nested'] as const
  const asked = readRecord(value, `The aggregation ${quoted(name)}`, [...kinds, 'aggs', 'aggregations', 'meta'])
  const named = kinds.filter((kind) => asked[kind] !== undefined)
  const [kind] = named
  if (!kind || named.length > 1) throw new DslFault(`The aggregation ${quoted(name)} needs exactly one kind.`)
  const inside = countsIn(asked.aggs ?? asked.aggregations, { ...place, depth: place.depth + 1 })
  switch (kind) {
    case 'terms':
      return readTermsCount(asked.terms, filterName.test(name), inside, place)
    case 'range':
      return readRangeCount(asked.range, inside, place)
    case 'max':
    case 'min':
      return {
        kind: 'extreme',
        field: fieldIn(readRecord(asked[kind], kind, ['field']), place),
        largest: kind === 'max',
      }
    case 'filter':
      return { kind: 'group', filter: readFilter(asked.filter, place.rules, place.count), inside }
    case 'nested':
      // Fields reach through lists here.
      readRecord(asked.nested, 'nested', ['path'])
      return { kind: 'group', filter: null, inside }
  }
}

function readTermsCount(value: unknown, isFilter: boolean, inside: Counts, place: CountPlace): Count {
  const asked = readRecord(value, 'terms', ['field', 'size', 'shard_size', 'order', 'min_doc_count'])
  const field = fieldIn(asked, place)
  const size = numberIn(asked.size, 'The size of an aggregation is a number.')
  const wanted = size && size > 0 ? Math.min(size, mostBuckets) : pricesListed
  const listsAll = isFilter && inside.size === 0 && asked.field !== 'price'
  return { kind: 'terms', field, size: listsAll ? mostBuckets : wanted, by: orderOf(asked.order), inside }
}

/** By how often a value occurs, or by the value itself, which engines have called `_term` and `_key`. */
function orderOf(value: unknown): Extract<Count, { kind: 'terms' }>['by'] {
  const order: unknown = Array.isArray(value) ? value[0] : value
  if (order === undefined) return 'count'
  const { _key, _term } = readRecord(order, 'The order of an aggregation', ['_key', '_term', '_count'])
  const direction = _key ?? _term
  if (direction === undefined) return 'count'
  return direction === 'desc' ? 'key-down' : 'key'
}

function readRangeCount(value: unknown, inside: Counts, place: CountPlace): Count {
  const asked = readRecord(value, 'range', ['field', 'ranges', 'keyed'])
  if (!Array.isArray(asked.ranges) || asked.ranges.length === 0 || asked.ranges.length > 50) {
    throw new DslFault('A range aggregation needs a list of ranges, at most 50.')
  }
  const field = fieldIn(asked, place)
  const ranges = asked.ranges.map(readSpan)
  const isPrice = field === place.rules.shownPrice
  return {
    kind: 'ranges',
    field,
    ranges: isPrice ? orderPriceRanges(ranges) : ranges,
    keyed: asked.keyed === true,
    inside,
  }
}

function readSpan(value: unknown): CountRange {
  const { from, to, key } = readRecord(value, 'A range', ['from', 'to', 'key'])
  const fault = 'The bounds of a range are numbers.'
  const range: CountRange = { from: numberIn(from, fault), to: numberIn(to, fault) }
  return typeof key === 'string' ? { ...range, key } : range
}

function numberIn(value: unknown, fault: string): number | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  if (!Number.isFinite(number)) throw new DslFault(fault)
  return number
}

function fieldIn({ field }: { field?: unknown }, { rules }: CountPlace): string {
  if (typeof field !== 'string' || !isFieldName(field)) throw new DslFault('An aggregation needs the name of a field.')
  return catalogFieldOf(field, rules)
}

function nameOf(name: string): string {
  if (name === '__proto__' || !/^[^[\]>]{1,120}$/.test(name)) throw new DslFault(`${quoted(name)} is no name.`)
  return name
}

/** An attribute and the values of its variants are counted as two, and prices in several ways: each is one attribute. */
function attributesOf(value: unknown): Set<string> {
  const fields = new Set<string>()
  JSON.stringify(value ?? null, (key, part: unknown) => {
    if (key === 'field' && typeof part === 'string') fields.add(part.replace(/\.keyword$/, '').replace(/_options$/, ''))
    return part
  })
  return fields
}
