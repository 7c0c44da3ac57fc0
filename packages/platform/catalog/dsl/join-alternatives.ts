import type { Filter } from '../../search/search-engine.ts'
import { type Clause, everything, type TextAsked } from './clause.ts'
import { DslFault } from './dsl-fault.ts'

/** Whole skus are found by the engine whatever fields a text names. */
const skuFields = new Set(['sku', 'configurable_children.sku'])

/**
 * One of them holds. Builders write a text as alternatives: the words in several fields, or the same text as a sku, whole or
 * cut at its hyphens. All of that is one text here.
 */
export function joinAlternatives(clauses: readonly Clause[]): Clause {
  const [words, ...moreWords] = clauses.flatMap(({ text }) => text ?? [])
  if (!words) return eitherFilter(clauses)
  const { text } = words
  const isSameText = moreWords.every((other) => other.text === text)
  const isAllText = clauses.every((clause) => (clause.text ? clause.filter === null : isSku(clause.filter, text)))
  if (!isSameText || !isAllText) throw new DslFault('A text and something else cannot be alternatives.')
  return { filter: null, text: withFieldsOf(words, moreWords) }
}

function eitherFilter(clauses: readonly Clause[]): Clause {
  const filters = clauses.flatMap(({ filter }) => filter ?? [])
  // One of the alternatives is everything.
  if (filters.length < clauses.length) return everything
  const [first, ...others] = filters
  if (first && others.length === 0) return { filter: first, text: null }
  return { filter: { op: 'or', filters }, text: null }
}

function isSku(filter: Filter | null, text: string): boolean {
  if (filter?.op === 'or') return filter.filters.every((part) => isSku(part, text))
  if (filter?.op !== 'terms' || !skuFields.has(filter.field)) return false
  const pieces = new Set([text, ...text.split('-')])
  return filter.values.every((value) => pieces.has(String(value)))
}

/** A text without fields is looked for in all of them. */
function withFieldsOf({ textFields, ...words }: TextAsked, others: readonly TextAsked[]): TextAsked {
  let merged = textFields
  for (const other of others) merged = merged && other.textFields ? { ...merged, ...other.textFields } : undefined
  return merged ? { ...words, textFields: merged } : words
}
