import type { CatalogQuestion } from './catalog-question.ts'

type Json = Record<string, unknown>

/** The ranges that a client of the field is configured with. */
const priceRanges = [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }]
const rangeOperators = new Set(['gt', 'lt', 'gte', 'lte', 'moreq', 'from', 'to'])
const aggregationSize = 10

/** Clauses as query builders collect them before they write a body. */
class Clauses {
  readonly and: Json[] = []
  readonly or: Json[] = []
  readonly not: Json[] = []
  needsOne = false

  /** A single clause stands for itself; everything else is wrapped. */
  write(): Json {
    const [first, ...others] = this.and
    if (first && others.length === 0 && this.or.length === 0 && this.not.length === 0) return first
    const bool: Json = {}
    if (first) bool.must = others.length === 0 ? first : this.and
    if (this.or.length > 0) bool.should = this.or
    if (this.not.length > 0) bool.must_not = this.not
    if (this.needsOne) bool.minimum_should_match = 1
    return { bool }
  }
}

/** A question in the engine's language, written as the clients of the field write it. */
export function dslOf(question: CatalogQuestion): Json {
  const { filters = [], available = [], sort = [], text = '' } = question
  const body: Json = {}
  const clauses = new Clauses()
  for (const [attribute, value, scope = 'default'] of filters) {
    if (scope === 'default') addFilter(clauses, mapped(attribute), value)
    else clauses.and.push(catalogFilter(attribute, value))
  }
  const bool: Json = {}
  if (filters.length > 0) bool.filter = clauses.write()
  if (text !== '') bool.must = textQuery(text)
  if (Object.keys(bool).length > 0) body.query = { bool }
  if (available.length > 0) body.aggs = Object.assign({}, ...available.map((field) => counts(field, question)))
  if (sort.length > 0) {
    body.sort = sort.map(({ field, options }) => ({
      [field]: typeof options === 'object' ? options : { order: options ?? 'asc' },
    }))
  }
  if (text !== '') body.min_score = 0.02
  return body
}

function addFilter(clauses: Clauses, field: string, value: unknown): void {
  const operators = isOperators(value) ? value : { in: [value] }
  const names = Object.keys(operators)
  if (names.every((name) => rangeOperators.has(name))) {
    clauses.and.push({ range: { [field]: operators } })
    return
  }
  if (names.every((name) => /^or[A-Z]/.test(name))) {
    clauses.needsOne = true
    const bounds: Json = {}
    for (const [name, bound] of Object.entries(operators)) bounds[name.slice(2).toLowerCase()] = bound
    clauses.or.push({ range: { [field]: bounds } })
    return
  }
  const [operator = '', operand] = Object.entries(operators)[0] ?? []
  const exists = { exists: { field } }
  const terms = { terms: { [field]: Array.isArray(operand) ? operand : [operand] } }
  const isNull = operand === null
  if (operator === 'or') clauses.or.push(isNull ? { bool: { must_not: [exists] } } : terms)
  else if (operator === 'nor') clauses.or.push(isNull ? exists : { bool: { must_not: [terms] } })
  else if (operator === 'neq' || operator === 'nin') clauses.not.push(isNull ? exists : terms)
  else clauses.and.push(isNull ? exists : terms)
  if (operator === 'or' || operator === 'nor') clauses.needsOne = true
}

/** The product itself has the value, or a configurable product has a variant with it. */
function catalogFilter(attribute: string, value: unknown): Json {
  const operators = isOperators(value) ? value : { in: value }
  const isRange = Object.keys(operators).some((name) => rangeOperators.has(name))
  const operand = Object.values(operators)[0]
  const values = Array.isArray(operand) ? operand : [operand]
  const rangeField = attribute === 'price' ? 'final_price' : attribute
  const clause = (field: string): Json =>
    isRange ? { range: { [rangeField]: operators } } : { terms: { [field]: values } }
  const variant = { bool: { must: [clause(`${attribute}_options`), { match: { type_id: 'configurable' } }] } }
  return { bool: { should: [clause(mapped(attribute)), variant] } }
}

function counts(field: string, { filters = [] }: CatalogQuestion): Json {
  if (field !== 'price') {
    const own = mapped(field)
    return {
      [`agg_terms_${own}`]: { terms: { field: own, size: aggregationSize } },
      [`agg_terms_${field}_options`]: { terms: { field: `${field}_options`, size: aggregationSize } },
    }
  }
  const applied = filters.find(([attribute, , scope]) => attribute === 'price' && scope === 'catalog')?.[1]
  const { gte, lte } = isOperators(applied) ? applied : {}
  const extra = gte || lte ? [{ ...(gte ? { from: gte } : {}), ...(lte ? { to: lte } : {}) }] : []
  return {
    agg_terms_price: { terms: { field } },
    agg_range_price: { range: { field, ranges: [...priceRanges, ...extra] } },
  }
}

function textQuery(text: string): Json {
  const words = {
    fields: ['name^4', 'sku^2', 'category.name^1'],
    query: text,
    operator: 'or',
    fuzziness: '2',
    cutoff_frequency: '0.01',
    max_expansions: '3',
    prefix_length: '1',
    minimum_should_match: '75%25',
    tie_breaker: '1',
  }
  const asSku = [
    { terms: { 'configurable_children.sku': text.split('-') } },
    { match_phrase: { sku: { query: text, boost: 1 } } },
    { match_phrase: { 'configurable_children.sku': { query: text, boost: 1 } } },
  ]
  return {
    function_score: {
      functions: [{ filter: { match: { attribute_set_id: '4' } }, weight: 2 }],
      score_mode: 'multiply',
      boost_mode: 'multiply',
      max_boost: 100,
      min_score: 1,
      query: { bool: { should: [{ multi_match: words }, { bool: { should: asSku } }] } },
    },
  }
}

function mapped(attribute: string): string {
  return attribute === 'category.name' ? 'category.name.keyword' : attribute
}

function isOperators(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
