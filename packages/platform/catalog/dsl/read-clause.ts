import { isRecord } from '../../search/field-values.ts'
import { catalogLimit } from '../catalog-limit.ts'
import type { FieldRules } from '../field-rules.ts'
import { type Clause, everything, filtered, type Place } from './clause.ts'
import { DslFault, quoted } from './dsl-fault.ts'
import { joinAlternatives } from './join-alternatives.ts'
import { joinAll, readBool } from './read-bool.ts'
import { readFunctionScore } from './read-function-score.ts'
import { listOf, readEntry, readRecord } from './read-record.ts'
import { readExists, readIds, readRange, readTerm, readTerms } from './read-term.ts'
import { readMatch, readMultiMatch, readQueryString } from './read-text.ts'

type Reader = (value: unknown, place: Place) => Clause

/** Clauses that say something of a document. */
const leaves: Readonly<Record<string, Reader>> = {
  match_all: () => everything,
  match_none: () => filtered({ op: 'or', filters: [] }),
  term: readTerm,
  terms: readTerms,
  range: readRange,
  exists: readExists,
  ids: readIds,
  match: readMatch,
  match_phrase: readMatch,
  match_phrase_prefix: readMatch,
  multi_match: readMultiMatch,
  query_string: readQueryString,
  simple_query_string: readQueryString,
}

/** Clauses that hold other clauses. */
const frames: Readonly<Record<string, Reader>> = {
  bool: readBool,
  function_score: readFunctionScore,
  constant_score: readConstantScore,
  dis_max: readDisMax,
  nested: readNested,
}

export function readQuery(value: unknown, rules: FieldRules, count: Place['count']): Clause {
  return readClause(value, { rules, depth: 0, filtering: false, count, read: readClause })
}

/** For clauses that only choose: in a filter, and around counts. */
export function readFilter(value: unknown, rules: FieldRules, count: Place['count']): Clause['filter'] {
  const { filter, text } = readClause(value, { rules, depth: 0, filtering: true, count, read: readClause })
  if (text) throw new DslFault('Words cannot be searched for here.')
  return filter
}

function readClause(value: unknown, place: Place): Clause {
  if (isRecord(value) && Object.keys(value).length === 0) return everything
  place.count.clauses += 1
  if (place.count.clauses > catalogLimit.clauses) {
    throw new DslFault(`A query has at most ${catalogLimit.clauses} clauses.`)
  }
  const [kind, content] = readEntry(value, 'A clause of the query')
  if (Object.hasOwn(leaves, kind)) return leaves[kind]!(content, place)
  if (!Object.hasOwn(frames, kind))
    throw new DslFault(`The query has a clause that is not served here: ${quoted(kind)}.`)
  if (place.depth >= catalogLimit.depth) {
    throw new DslFault(`The query is nested deeper than ${catalogLimit.depth} levels.`)
  }
  return frames[kind]!(content, { ...place, depth: place.depth + 1 })
}

function readConstantScore(value: unknown, place: Place): Clause {
  const { filter } = readRecord(value, 'constant_score', ['filter', 'boost', '_name'])
  return place.read(filter ?? {}, { ...place, filtering: true })
}

function readDisMax(value: unknown, place: Place): Clause {
  const { queries } = readRecord(value, 'dis_max', ['queries', 'tie_breaker', 'boost', '_name'])
  return joinAlternatives(listOf(queries).map((part) => place.read(part, place)))
}

/** Fields reach through lists here, so a nested query is its inner one. */
function readNested(value: unknown, place: Place): Clause {
  const keys = ['path', 'query', 'filter', 'score_mode', 'ignore_unmapped', 'boost', '_name'] as const
  const { query, filter, path } = readRecord(value, 'nested', keys)
  if (typeof path !== 'string') throw new DslFault('nested needs the path of a list.')
  return joinAll([place.read(query ?? {}, place), place.read(filter ?? {}, { ...place, filtering: true })])
}
