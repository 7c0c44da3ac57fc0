import type { Filter, Scalar, TextQuestion } from '../../search/search-engine.ts'
import { type FieldRules, fieldOf, isFieldName } from '../field-rules.ts'
import { DslFault, quoted } from './dsl-fault.ts'

/** What a clause says: which documents, and which words are looked for in them. */
export interface Clause {
  /** Null lets everything through. */
  filter: Filter | null
  text: TextAsked | null
}

export interface TextAsked extends TextQuestion {
  text: string
}

/** Where a clause stands. */
export interface Place {
  rules: FieldRules
  /** How many clauses lie around it. */
  depth: number
  /** In a filter alternatives are never mere wishes. */
  filtering: boolean
  /** All clauses of the query together. */
  count: { clauses: number }
  /** Reads a clause of any kind. */
  read: (value: unknown, place: Place) => Clause
}

export const everything: Clause = { filter: null, text: null }

export function filtered(filter: Filter): Clause {
  return { filter, text: null }
}

/** The engine's own name of a document's id counts too. */
export function fieldAt(name: string, { rules }: Place): string {
  if (!isFieldName(name)) throw new DslFault(`${quoted(name)} is no field name.`)
  return name === '_id' ? 'id' : fieldOf(name, rules)
}

export function isScalar(value: unknown): value is Scalar {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' || typeof value === 'boolean'
}
