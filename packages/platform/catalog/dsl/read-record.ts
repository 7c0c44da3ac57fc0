import { isRecord } from '../../search/field-values.ts'
import { DslFault, quoted } from './dsl-fault.ts'

/** A JSON object that has no other keys than these. `what` begins the sentence that says otherwise. */
export function readRecord<Key extends string>(
  value: unknown,
  what: string,
  keys: readonly Key[],
): Partial<Record<Key, unknown>> {
  if (!isRecord(value)) throw new DslFault(`${what} is no JSON object.`)
  const known: readonly string[] = keys
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown !== undefined) throw new DslFault(`${what} has a key that is not served here: ${quoted(unknown)}.`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all its keys were just compared with the list
  return value as Partial<Record<Key, unknown>>
}

/** The one entry of a clause such as `{ term: { sku: 'A' } }`, apart from what only weighs it. */
export function readEntry(value: unknown, what: string, besides: readonly string[] = []): [string, unknown] {
  if (!isRecord(value)) throw new DslFault(`${what} is no JSON object.`)
  const entries = Object.entries(value).filter(([key]) => !besides.includes(key))
  const [first, ...others] = entries
  if (!first || others.length > 0) throw new DslFault(`${what} needs exactly one field.`)
  return first
}

/** Builders write a single clause as it is and several as a list. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}
