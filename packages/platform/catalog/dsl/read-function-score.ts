import { isRecord } from '../../search/field-values.ts'
import { type Clause, everything, type Place } from './clause.ts'
import { DslFault } from './dsl-fault.ts'
import { joinAll, readBool } from './read-bool.ts'
import { listOf, readRecord } from './read-record.ts'

const boolParts = ['must', 'filter', 'should', 'must_not', 'minimum_should_match'] as const
const functionKeys = ['weight', 'random_score', ...boolParts] as const
const scoreKeys = ['score_mode', 'boost_mode', 'max_boost', 'min_score', 'boost', '_name'] as const

/**
 * The query that is scored. Weights of single functions are read and left: the platform ranks by its own rules, so that
 * both languages give one order.
 */
export function readFunctionScore(value: unknown, place: Place): Clause {
  const asked = readRecord(value, 'function_score', ['query', 'filter', 'functions', ...functionKeys, ...scoreKeys])
  const scored = [asked.query, asked.filter].flatMap((part) => (part === undefined ? [] : place.read(part, place)))
  const functions = listOf(asked.functions).map((part) => readFunction(part, place))
  return joinAll([...scored, ...functions])
}

/**
 * Builders ask for a random order with a function that holds the whole query; it is answered in the order of the index.
 * Any other function only weighs.
 */
function readFunction(value: unknown, place: Place): Clause {
  const asked = readRecord(value, 'A function of function_score', functionKeys)
  const { random_score: random } = asked
  if (random !== undefined && !isRecord(random)) throw new DslFault('random_score is no JSON object.')
  const bool = Object.fromEntries(boolParts.map((part) => [part, asked[part]]))
  const clause = readBool(bool, { ...place, filtering: false })
  return random === undefined ? everything : clause
}
