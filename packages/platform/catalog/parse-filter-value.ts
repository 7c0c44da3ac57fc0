import { numberOf } from '../search/number-of.ts'
import type { Range, Scalar } from '../search/search-engine.ts'

/** One test of one attribute. `join` says how it goes together with the other filters of the question. */
export interface Condition {
  join: 'must' | 'must-not' | 'should' | 'should-not'
  test: { kind: 'terms'; values: Scalar[] } | { kind: 'exists' } | { kind: 'range'; range: Range }
}

export type FilterValueReading = { ok: true; conditions: Condition[] } | { ok: false; reason: string }

const rangeOperators = new Map<string, keyof Range>([
  ['gt', 'gt'],
  ['gte', 'gte'],
  ['lt', 'lt'],
  ['lte', 'lte'],
  ['from', 'gte'],
  ['to', 'lte'],
  ['moreq', 'gte'],
])

const joinOf: Readonly<Record<string, Condition['join']>> = {
  neq: 'must-not',
  nin: 'must-not',
  or: 'should',
  nor: 'should-not',
}

/** Among alternatives null means the contrary of what it means elsewhere: `or: null` is for what has no value. */
const nullJoinOf: Readonly<Record<Condition['join'], Condition['join']>> = {
  must: 'must',
  'must-not': 'must-not',
  should: 'should-not',
  'should-not': 'should',
}

/** Words of an engine's own language: nobody means an exact match by them. */
const engineWords = new Set(['script', 'regexp', 'wildcard', 'prefix', 'fuzzy', 'query_string', 'function_score'])

/**
 * A filter's value is a scalar or list (equal to one of them), or an object of operators.
 * `like` and operators unknown here mean an exact match, as content queries of field clients rely on.
 */
export function parseFilterValue(value: unknown): FilterValueReading {
  if (!isOperators(value)) return termsCondition('must', value)
  const operators = Object.entries(value)
  if (operators.length === 0) return { ok: false, reason: 'A filter needs a value.' }
  const readings = [readRange('must', operators, ''), readRange('should', operators, 'or')]
  for (const [operator, operand] of operators) {
    if (rangeOperators.has(operator) || boundOf(operator, 'or')) continue
    readings.push(readOperator(operator, operand))
  }
  const failed = readings.find((reading) => reading && !reading.ok)
  if (failed) return failed
  return { ok: true, conditions: readings.flatMap((reading) => (reading?.ok ? reading.conditions : [])) }
}

function readOperator(operator: string, operand: unknown): FilterValueReading {
  if (engineWords.has(operator)) return { ok: false, reason: `A filter cannot be a ${operator}.` }
  return termsCondition(Object.hasOwn(joinOf, operator) ? (joinOf[operator] ?? 'must') : 'must', operand)
}

/** Asking for null asks whether there is a value at all: `eq: null` finds what has one, `neq: null` what has none. */
function termsCondition(join: Condition['join'], operand: unknown): FilterValueReading {
  const values: unknown[] = Array.isArray(operand) ? operand : [operand]
  const scalars = values.filter(isScalar)
  if (scalars.length + values.filter((value) => value === null).length < values.length) {
    return { ok: false, reason: 'A filter’s values are texts, numbers, true, false or null.' }
  }
  const condition: Condition = values.includes(null)
    ? { join: nullJoinOf[join], test: { kind: 'exists' } }
    : { join, test: { kind: 'terms', values: scalars } }
  return { ok: true, conditions: [condition] }
}

function readRange(join: 'must' | 'should', operators: [string, unknown][], prefix: string): FilterValueReading | null {
  const range: Range = {}
  for (const [operator, operand] of operators) {
    const bound = boundOf(operator, prefix)
    if (!bound || operand === null || operand === '') continue
    const number = isScalar(operand) ? numberOf(operand) : Number.NaN
    if (!Number.isFinite(number))
      return { ok: false, reason: `The bound ${operator} of a filter is no number and no date.` }
    range[bound] = number
  }
  return Object.keys(range).length === 0 ? null : { ok: true, conditions: [{ join, test: { kind: 'range', range } }] }
}

/** `orGte` is `gte` among alternatives. */
function boundOf(operator: string, prefix: string): keyof Range | undefined {
  if (!operator.startsWith(prefix)) return undefined
  const rest = operator.slice(prefix.length)
  return rangeOperators.get(prefix === '' ? rest : rest.charAt(0).toLowerCase() + rest.slice(1))
}

function isOperators(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isScalar(value: unknown): value is Scalar {
  return (
    typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
  )
}
