import { z } from 'zod'
import { Config } from './config.ts'

/** One value of the configuration, as documentation and error sentences speak of it. */
export interface ConfigKey {
  /** Dotted; `[]` stands for every entry of a list. */
  name: string
  meaning: string | undefined
  /** What the value must be, in words that fit after "must be". */
  expected: string
  default: unknown
}

type Node = z.core.JSONSchema.JSONSchema

/** Every value of the configuration, in the order of the schema. */
export function configKeys(): ConfigKey[] {
  return keysOf(z.toJSONSchema(Config, { io: 'input' }), '')
}

function keysOf(node: Node | boolean, name: string): ConfigKey[] {
  if (typeof node === 'boolean') return []
  const own = { name, meaning: node.description, expected: expectation(node), default: node.default }
  const below = (child: Node | boolean, suffix: string) => keysOf(child, name === '' ? suffix : `${name}.${suffix}`)

  // A described object is one value: its parts mean nothing alone.
  if (node.properties && node.description === undefined)
    return Object.entries(node.properties).flatMap(([key, child]) => below(child, key))
  const entry = typeof node.items === 'object' && !Array.isArray(node.items) ? keysOf(node.items, `${name}[]`) : []
  if (entry.some((key) => key.meaning !== undefined)) return [own, ...entry]
  return [own]
}

function expectation(node: Node | boolean): string {
  if (typeof node === 'boolean') return 'any value'
  if (node.anyOf) return node.anyOf.map(expectation).join(' or ')
  if (node.enum) return `one of ${node.enum.join(', ')}`
  switch (node.type) {
    case 'boolean':
      return 'true or false'
    case 'integer':
      return `a whole number${range(node)}`
    case 'number':
      return `a number${range(node)}`
    case 'string':
      return text(node)
    case 'array':
      return node.minItems ? `a list of at least ${node.minItems}` : 'a list'
    case 'null':
      return 'null'
    case 'object':
    case undefined:
    default:
      return 'an object'
  }
}

function range({ minimum, maximum, exclusiveMinimum }: Node): string {
  const least = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum
  const bounded = (bound: number | undefined): bound is number =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  if (bounded(least) && bounded(maximum)) return ` from ${least} to ${maximum}`
  if (bounded(least)) return ` of at least ${least}`
  return bounded(maximum) ? ` of at most ${maximum}` : ''
}

function text({ format, pattern, minLength, maxLength }: Node): string {
  if (format === 'uri') return 'an address'
  if (pattern) return `a text that matches ${pattern}`
  if (minLength !== undefined && minLength === maxLength)
    return `a text of ${minLength} ${minLength === 1 ? 'character' : 'characters'}`
  if (maxLength !== undefined) return `a text of at most ${maxLength} characters`
  return minLength ? 'a text that is not empty' : 'a text'
}
