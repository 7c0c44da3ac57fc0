import { isRecord } from '../../search/field-values.ts'
import { type Clause, everything, fieldAt, isScalar, type Place, type TextAsked } from './clause.ts'
import { DslFault } from './dsl-fault.ts'
import { readEntry, readRecord } from './read-record.ts'
import { termsIn } from './read-term.ts'

/** Fields whose words count. A match in any other field is equality: that is how builders ask for a sku or a type. */
const wordFields = new Set([
  'name',
  'title',
  'category.name',
  'short_description',
  'description',
  'meta_title',
  'meta_description',
  'meta_keyword',
  'content',
  'content_heading',
])

/** How an engine should look for words. Ours has its own rules for typos and weights; these are read and left. */
const tuning = [
  'boost',
  'fuzziness',
  'prefix_length',
  'max_expansions',
  'cutoff_frequency',
  'tie_breaker',
  'analyzer',
  'slop',
  'type',
  'lenient',
  'zero_terms_query',
  'analyze_wildcard',
  'auto_generate_synonyms_phrase_query',
  'fuzzy_transpositions',
  '_name',
] as const
const asking = ['query', 'operator', 'minimum_should_match', ...tuning] as const

/** match, match_phrase and match_phrase_prefix: `{ field: text }` or `{ field: { query, … } }`. */
export function readMatch(value: unknown, place: Place): Clause {
  const [name, given] = readEntry(value, 'A match')
  const asked = isRecord(given) ? readRecord(given, 'A match', asking) : { query: given }
  if (!isScalar(asked.query)) throw new DslFault('A match needs a text.')
  if (!wordFields.has(name)) return termsIn(name, [asked.query], place)
  const boost = 'boost' in asked ? numberIn(asked.boost) : undefined
  return textClause(String(asked.query), { ...asked, fields: [`${name}^${boost ?? 1}`] }, place)
}

export function readMultiMatch(value: unknown, place: Place): Clause {
  const asked = readRecord(value, 'multi_match', ['fields', ...asking])
  if (!isScalar(asked.query)) throw new DslFault('multi_match needs a text.')
  return textClause(String(asked.query), asked, place)
}

/** query_string and simple_query_string: taken as words, whatever signs stand between them. */
export function readQueryString(value: unknown, place: Place): Clause {
  const asked = readRecord(value, 'query_string', ['fields', 'default_field', 'default_operator', ...asking])
  if (!isScalar(asked.query)) throw new DslFault('query_string needs a text.')
  const { default_field: field, default_operator: operator } = asked
  const fields = asked.fields ?? (typeof field === 'string' && field !== '_all' ? [field] : undefined)
  return textClause(String(asked.query), { ...asked, fields, operator: asked.operator ?? operator }, place)
}

/** `*` is everything, in the address (`q=*`) as in a query. */
export function isEverything(text: string): boolean {
  return /^\s*(?:\*|\*:\*)?\s*$/.test(text)
}

function textClause(
  text: string,
  asked: { fields?: unknown; operator?: unknown; minimum_should_match?: unknown },
  place: Place,
): Clause {
  if (isEverything(text)) return everything
  const words: TextAsked = { text }
  const fields = fieldBoosts(asked.fields, place)
  if (fields) words.textFields = fields
  if (isScalar(asked.operator) && String(asked.operator).toLowerCase() === 'and') words.operator = 'and'
  const share = shareOf(asked.minimum_should_match, text)
  if (share !== undefined) words.minimumMatch = share
  return { filter: null, text: words }
}

/** The source's own boosts are the platform's too: then the platform's rules hold whole, as in a search query. */
const sourceBoosts = JSON.stringify({ 'category.name': 1, name: 4, sku: 2 })

/** `['name^4', 'sku']` */
function fieldBoosts(value: unknown, place: Place): Record<string, number> | undefined {
  if (value === undefined) return undefined
  if (!Array.isArray(value) || !value.every((field) => typeof field === 'string')) {
    throw new DslFault('The fields of a text are a list of names.')
  }
  const boosts = new Map<string, number>()
  for (const text of value) {
    const [name = '', boost = '1'] = text.split('^')
    const weight = Number(boost)
    if (!Number.isFinite(weight) || weight < 0) throw new DslFault('The boost of a field is a number.')
    boosts.set(fieldAt(name, place), weight)
  }
  const sorted = Object.fromEntries([...boosts].sort(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify(sorted) === sourceBoosts ? undefined : sorted
}

/** `75%`, also as `75%25` from clients that encode it for the address; a number of words; `-25%` counts what may be missing. */
function shareOf(value: unknown, text: string): number | undefined {
  if (!isScalar(value)) return undefined
  const [, sign, digits, percent] = /^\s*(-?)(\d+)(%|%25)?\s*$/.exec(String(value)) ?? []
  if (digits === undefined) return undefined
  const words = text.split(/\s+/).filter(Boolean).length
  const share = percent ? Number(digits) / 100 : Number(digits) / Math.max(words, 1)
  return Math.min(1, Math.max(0, sign ? 1 - share : share))
}

function numberIn(value: unknown): number | undefined {
  const number = isScalar(value) ? Number(value) : Number.NaN
  return Number.isFinite(number) && number >= 0 ? number : undefined
}
