import type { Filter } from '../../search/search-engine.ts'
import { type Clause, everything, isScalar, type Place, type TextAsked } from './clause.ts'
import { DslFault } from './dsl-fault.ts'
import { joinAlternatives } from './join-alternatives.ts'
import { listOf, readRecord } from './read-record.ts'

const boolKeys = [
  'must',
  'filter',
  'should',
  'must_not',
  'minimum_should_match',
  'boost',
  'adjust_pure_negative',
  '_name',
]

export function readBool(value: unknown, place: Place): Clause {
  const bool = readRecord(value, 'bool', boolKeys)
  const inFilter = { ...place, filtering: true }
  const must = listOf(bool.must).map((part) => place.read(part, place))
  const filter = listOf(bool.filter).map((part) => place.read(part, inFilter))
  const mustNot = listOf(bool.must_not).map((part) => negated(place.read(part, inFilter)))
  const should = listOf(bool.should).map((part) => place.read(part, place))
  const least = leastShould(bool.minimum_should_match, should.length)
  const isWish = least === 0 || (least === undefined && !place.filtering && must.length + filter.length > 0)
  return joinAll([...must, ...filter, ...mustNot, shouldOf(should, least ?? 1, isWish)])
}

/** All of them hold. */
export function joinAll(clauses: readonly Clause[]): Clause {
  const filters = clauses.flatMap(({ filter }) => filter ?? [])
  const texts = clauses.flatMap(({ text }) => text ?? [])
  const [first, ...others] = filters
  const filter: Filter | null = !first || others.length === 0 ? (first ?? null) : { op: 'and', filters }
  return { filter, text: onlyText(texts) }
}

/**
 * Where something else must hold, alternatives only raise the score of a hit. Words are an exception: clients send them
 * there together with `min_score`, which drops whatever has none of them.
 */
function shouldOf(should: readonly Clause[], least: number, isWish: boolean): Clause {
  const asksForWords = should.some(({ text }) => text !== null)
  if (should.length === 0 || (isWish && !asksForWords)) return everything
  if (least > 1 && !asksForWords) {
    if (least >= should.length) return joinAll(should)
    throw new DslFault('minimum_should_match can ask for one or for all of the alternatives.')
  }
  return joinAlternatives(should)
}

/** A number, or a percentage of the alternatives; undefined where the engine's default holds. */
function leastShould(value: unknown, alternatives: number): number | undefined {
  if (value === undefined || value === null) return undefined
  const [, digits, percent] = /^\s*(\d+)(%|%25)?\s*$/.exec(isScalar(value) ? String(value) : '') ?? []
  if (digits === undefined) throw new DslFault('minimum_should_match is a number or a percentage.')
  return percent ? Math.floor((Number(digits) / 100) * alternatives) : Number(digits)
}

function negated({ filter, text }: Clause): Clause {
  if (text) throw new DslFault('Words cannot be excluded.')
  return { filter: { op: 'not', filter: filter ?? { op: 'and', filters: [] } }, text: null }
}

function onlyText(texts: readonly TextAsked[]): TextAsked | null {
  const [first, ...others] = texts
  if (others.some(({ text }) => text !== first?.text)) {
    throw new DslFault('Only one text can be searched for at once.')
  }
  return first ?? null
}
