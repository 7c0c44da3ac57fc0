import { isRecord } from '../../search/field-values.ts'
import type { Filter } from '../../search/search-engine.ts'
import type { Counts } from '../count.ts'
import type { FieldRules } from '../field-rules.ts'
import type { SortKey } from '../plan-sort.ts'
import { groupKeys } from '../read-group.ts'
import { type Clause, isScalar } from './clause.ts'
import { DslFault } from './dsl-fault.ts'
import { readFilter, readQuery } from './read-clause.ts'
import { readCounts } from './read-counts.ts'
import { listOf, readRecord } from './read-record.ts'
import { readSort } from './read-sort.ts'

/** What a body in the engine's language asks for, in words of our own. */
export interface DslQuestion extends Clause {
  postFilter: Filter | null
  sort: SortKey[]
  counts: Counts
  minimumScore: number | undefined
  /** Page and fields, as the address would say them. */
  parameters: Record<string, string>
}

export type DslReading = { ok: true; question: DslQuestion } | { ok: false; reason: string }

/** Say nothing about which documents are found. */
const meaningless = ['track_total_hits', 'track_scores', 'timeout', 'version', 'explain'] as const
const bodyKeys = [
  'query',
  'filter',
  'post_filter',
  'aggs',
  'aggregations',
  'sort',
  'size',
  'from',
  '_source',
  'min_score',
  ...meaningless,
  ...groupKeys,
] as const

/** Reads the body that query builders make. Nothing of it reaches an engine: what is not understood is refused. */
export function readDsl(body: unknown, rules: FieldRules): DslReading {
  try {
    return { ok: true, question: readBody(body ?? {}, rules) }
  } catch (error) {
    if (error instanceof DslFault) return { ok: false, reason: error.message }
    throw error
  }
}

function readBody(body: unknown, rules: FieldRules): DslQuestion {
  const asked = readRecord(body, 'The search request', bodyKeys)
  const count = { clauses: 0 }
  return {
    ...readQuery(asked.query ?? {}, rules, count),
    postFilter: readFilter(asked.post_filter ?? asked.filter ?? {}, rules, count),
    sort: readSort(asked.sort, rules, count),
    counts: readCounts(asked.aggs ?? asked.aggregations, rules, count),
    minimumScore: minimumScore(asked.min_score),
    parameters: { ...readPage(asked), ...readSource(asked._source) },
  }
}

function minimumScore(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined
  const score = isScalar(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(score)) throw new DslFault('min_score is a number.')
  return score
}

function readPage(asked: { size?: unknown; from?: unknown }): Record<string, string> {
  const page: Record<string, string> = {}
  for (const key of ['size', 'from'] as const) {
    const value = asked[key]
    if (typeof value === 'number' || typeof value === 'string') page[key] = String(value)
    else if (value !== undefined && value !== null) throw new DslFault('size and from are whole numbers.')
  }
  return page
}

/** `false`, a field, a list of fields, or both kinds of lists under their names. */
function readSource(value: unknown): Record<string, string> {
  if (value === undefined || value === null || value === true) return {}
  if (value === false) return { _source_exclude: '*' }
  if (!isRecord(value)) return { _source_include: patterns(value) }
  const asked = readRecord(value, '_source', ['include', 'includes', 'exclude', 'excludes'])
  return {
    _source_include: patterns(asked.include ?? asked.includes),
    _source_exclude: patterns(asked.exclude ?? asked.excludes),
  }
}

function patterns(value: unknown): string {
  const fields = listOf(value)
  if (!fields.every((field) => typeof field === 'string')) throw new DslFault('_source is a list of fields.')
  return fields.join(',')
}
