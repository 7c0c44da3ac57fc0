import { describe, expect, test } from 'vitest'
import type { Filter } from '../../search/search-engine.ts'
import { type DslQuestion, readDsl } from './read-dsl.ts'

const rules = { entity: 'product', shownPrice: 'price_incl_tax' } as const
const terms = (field: string, ...values: (string | number | boolean)[]): Filter => ({ op: 'terms', field, values })
const not = (filter: Filter): Filter => ({ op: 'not', filter })

function read(body: unknown): DslQuestion {
  const reading = readDsl(body, rules)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.question
}

function refused(body: unknown): string {
  const reading = readDsl(body, rules)
  return reading.ok ? '' : reading.reason
}

describe('clauses', () => {
  test.each<[string, object, Filter | null]>([
    ['nothing', {}, null],
    ['everything', { match_all: {} }, null],
    ['everything, weighed', { match_all: { boost: 1.2 } }, null],
    ['nothing at all', { match_none: {} }, { op: 'or', filters: [] }],
    ['a term', { term: { sku: 'A' } }, terms('sku', 'A')],
    ['a term with options', { term: { sku: { value: 'A', boost: 2 } } }, terms('sku', 'A')],
    ['terms', { terms: { id: [1, '2'], boost: 1 } }, terms('id', 1, '2')],
    ['terms with a null', { terms: { id: [1, null] } }, terms('id', 1)],
    ['a match of a field without words', { match: { type_id: 'configurable' } }, terms('type_id', 'configurable')],
    ['a phrase of a sku', { match_phrase: { sku: { query: 'A-1', boost: 1 } } }, terms('sku', 'A-1')],
    ['the unanalysed field', { terms: { 'category.name.keyword': ['Oxford'] } }, terms('category.name', 'Oxford')],
    ['the final price', { range: { final_price: { gte: 5 } } }, range('price_incl_tax', { gte: 5 })],
    ['the engine’s own id', { terms: { _id: [7] } }, terms('id', 7)],
    ['ids', { ids: { type: 'product', values: [7, '8'] } }, terms('id', 7, '8')],
    ['exists', { exists: { field: 'image' } }, { op: 'exists', field: 'image' }],
    ['a range', { range: { id: { gt: 1, lte: '5' } } }, range('id', { gt: 1, lte: 5 })],
    ['a range of older engines', { range: { id: { from: 1, to: 5 } } }, range('id', { gte: 1, lte: 5 })],
    [
      'a range that leaves its bounds out',
      { range: { id: { from: 1, to: 5, include_lower: false, include_upper: false } } },
      range('id', { gt: 1, lt: 5 }),
    ],
    [
      'a range of dates',
      { range: { created_at: { gte: '2026-01-02' } } },
      range('created_at', { gte: Date.UTC(2026, 0, 2) }),
    ],
    ['a range without bounds', { range: { id: { gte: null } } }, null],
    ['a filter alone', { bool: { filter: { term: { sku: 'A' } } } }, terms('sku', 'A')],
    ['a list', { bool: { must: [{ term: { a: 1 } }, { term: { b: 2 } }] } }, all(terms('a', 1), terms('b', 2))],
    ['must_not', { bool: { must_not: [{ term: { a: 1 } }] } }, not(terms('a', 1))],
    ['alternatives', { bool: { should: [{ term: { a: 1 } }, { term: { b: 2 } }] } }, any(terms('a', 1), terms('b', 2))],
    [
      'all of the alternatives',
      { bool: { should: [{ term: { a: 1 } }, { term: { b: 2 } }], minimum_should_match: 2 } },
      all(terms('a', 1), terms('b', 2)),
    ],
    [
      'alternatives in a filter are needed beside a must',
      { bool: { filter: { bool: { must: { term: { a: 1 } }, should: [{ term: { b: 2 } }] } } } },
      all(terms('a', 1), terms('b', 2)),
    ],
    [
      'alternatives in a query beside a must are a wish',
      { bool: { must: { term: { a: 1 } }, should: [{ term: { b: 2 } }] } },
      terms('a', 1),
    ],
    [
      'unless one is asked for',
      { bool: { must: { term: { a: 1 } }, should: [{ term: { b: 2 } }], minimum_should_match: '1' } },
      all(terms('a', 1), terms('b', 2)),
    ],
    ['constant_score', { constant_score: { filter: { term: { a: 1 } } } }, terms('a', 1)],
    [
      'nested',
      { nested: { path: 'category', query: { term: { 'category.category_id': 3 } } } },
      terms('category.category_id', 3),
    ],
    ['dis_max', { dis_max: { queries: [{ term: { a: 1 } }, { term: { b: 2 } }] } }, any(terms('a', 1), terms('b', 2))],
    [
      'a random order',
      { function_score: { functions: [{ weight: 2, random_score: {}, filter: { term: { a: 1 } } }], min_score: 1.1 } },
      terms('a', 1),
    ],
    [
      'weights change nothing of what is found',
      { function_score: { query: { term: { a: 1 } }, functions: [{ filter: { match: { b: 1 } }, weight: 3 }] } },
      terms('a', 1),
    ],
  ])('%s', (_title, query, filter) => {
    expect(read({ query })).toMatchObject({ filter, text: null })
  })

  test('a catalogue filter as the field’s builder writes it', () => {
    const own = { terms: { hf_color: ['12'] } }
    const variant = {
      bool: { must: [{ terms: { hf_color_options: ['12'] } }, { match: { type_id: 'configurable' } }] },
    }
    const query = {
      bool: { filter: { bool: { must: [{ terms: { status: [0, 1] } }, { bool: { should: [own, variant] } }] } } },
    }
    expect(read({ query }).filter).toEqual(
      all(
        terms('status', 0, 1),
        any(terms('hf_color', '12'), all(terms('hf_color_options', '12'), terms('type_id', 'configurable'))),
      ),
    )
  })
})

describe('words', () => {
  const text = 'oxford-12 schwarz'
  const multiMatch = (fields: string[]) => ({
    multi_match: {
      fields,
      query: text,
      operator: 'or',
      fuzziness: '2',
      cutoff_frequency: '0.01',
      max_expansions: '3',
      prefix_length: '1',
      minimum_should_match: '75%25',
      tie_breaker: '1',
    },
  })
  const asSku = {
    bool: {
      should: [
        { terms: { 'configurable_children.sku': text.split('-') } },
        { match_phrase: { sku: { query: text, boost: 1 } } },
        { match_phrase: { 'configurable_children.sku': { query: text, boost: 1 } } },
      ],
    },
  }
  const should = [multiMatch(['name^4', 'sku^2', 'category.name^1']), asSku]

  test.each<[string, object]>([
    ['beside filters', { bool: { should, filter: { term: { status: 1 } } } }],
    [
      'within a function score',
      {
        bool: {
          must: { function_score: { query: { bool: { should } }, score_mode: 'multiply' } },
          filter: { term: { status: 1 } },
        },
      },
    ],
  ])('the field’s text %s is one text, with the platform’s own boosts', (_title, query) => {
    const { filter, text: words, minimumScore } = read({ query, min_score: 0.02 })
    expect(filter).toEqual(terms('status', 1))
    expect(words).toEqual({ text, minimumMatch: 0.75 })
    expect(minimumScore).toBe(0.02)
  })

  test('other boosts than the source’s are kept', () => {
    expect(read({ query: multiMatch(['name^2', 'sku']) }).text).toMatchObject({ textFields: { name: 2, sku: 1 } })
  })

  test('the text of older builders, one clause a field, is one text', () => {
    const alternatives = [
      { match_phrase_prefix: { name: { query: text, boost: 3, slop: 2 } } },
      { match_phrase: { 'category.name': { query: text, boost: 1 } } },
      { match_phrase: { description: { query: text } } },
      { bool: { should: [{ terms: { sku: text.split('-') } }] } },
    ]
    const { filter, text: words } = read({
      query: { bool: { must: [{ bool: { should: alternatives } }, { term: { status: 1 } }] } },
    })
    expect(filter).toEqual(terms('status', 1))
    expect(words).toEqual({ text, textFields: { name: 3, 'category.name': 1, description: 1 } })
  })

  test.each<[object, object]>([
    [{ match: { name: 'oxford' } }, { text: 'oxford', textFields: { name: 1 } }],
    [{ match: { name: { query: 'a b', operator: 'AND' } } }, { operator: 'and' }],
    [{ multi_match: { query: 'a b c d', minimum_should_match: 2 } }, { minimumMatch: 0.5 }],
    [{ multi_match: { query: 'a b', minimum_should_match: '-25%' } }, { minimumMatch: 0.75 }],
    [
      { query_string: { query: 'größe', default_field: '_all', default_operator: 'AND' } },
      { text: 'größe', operator: 'and' },
    ],
    [{ simple_query_string: { query: 'x', fields: ['name'] } }, { textFields: { name: 1 } }],
  ])('%j', (query, words) => {
    expect(read({ query }).text).toMatchObject(words)
  })

  test('a star is everything', () => {
    expect(read({ query: { query_string: { query: '*' } } })).toMatchObject({ filter: null, text: null })
  })
})

describe('the rest of a body', () => {
  test.each<[unknown, object]>([
    [
      { size: 0, from: 5 },
      { size: '0', from: '5' },
    ],
    [{ _source: ['sku', 'name'] }, { _source_include: 'sku,name' }],
    [{ _source: 'sku' }, { _source_include: 'sku' }],
    [{ _source: false }, { _source_exclude: '*' }],
    [{ _source: { includes: ['a'], excludes: ['b', 'c'] } }, { _source_include: 'a', _source_exclude: 'b,c' }],
  ])('%j', (body, parameters) => {
    expect(read(body).parameters).toEqual(parameters)
  })

  test.each<[unknown, object[]]>([
    ['id', [{ field: 'id', descending: false }]],
    ['id:desc', [{ field: 'id', descending: true }]],
    [{ id: 'DESC' }, [{ field: 'id', descending: true }]],
    [
      [{ id: { order: 'desc', missing: '_last', unmapped_type: 'long' } }, '_score'],
      [
        { field: 'id', descending: true },
        { field: '_score', descending: false },
      ],
    ],
    [[{ id: {} }], [{ field: 'id', descending: false }]],
    [
      [
        {
          'category.position': {
            order: 'asc',
            mode: 'min',
            nested_path: 'category',
            nested_filter: { terms: { 'category.category_id': [20, 21] } },
          },
        },
      ],
      [{ field: 'category.position', descending: false, categories: ['20', '21'] }],
    ],
    [
      [{ 'category.position': { nested: { path: 'category', filter: { term: { 'category.category_id': 20 } } } } }],
      [{ field: 'category.position', descending: false, categories: ['20'] }],
    ],
  ])('sort %j', (sort, keys) => {
    expect(read({ sort }).sort).toEqual(keys)
  })

  test('a filter after the counts narrows the hits alone', () => {
    expect(read({ post_filter: { term: { hf_color: 12 } } })).toMatchObject({
      filter: null,
      postFilter: terms('hf_color', 12),
    })
  })

  test('group id and token are no part of the query', () => {
    expect(read({ groupId: 2, groupToken: 'x', query: { term: { a: 1 } } }).filter).toEqual(terms('a', 1))
  })
})

describe('counts', () => {
  test.each<[string, object, object]>([
    [
      'agg_terms_hf_color',
      { terms: { field: 'hf_color', size: 10 } },
      { kind: 'terms', field: 'hf_color', size: 1000, by: 'count' },
    ],
    ['mine', { terms: { field: 'hf_color', size: 3, order: { _key: 'asc' } } }, { size: 3, by: 'key' }],
    ['mine', { terms: { field: 'hf_color' } }, { size: 10 }],
    ['agg_terms_price', { terms: { field: 'price' } }, { field: 'price_incl_tax', size: 10 }],
    [
      'agg_range_price',
      { range: { field: 'price', ranges: [{ from: 50, to: 100 }, { from: 0, to: 50 }, { to: 50 }, { from: 150 }] } },
      { field: 'price_incl_tax', ranges: [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 150 }] },
    ],
    ['agg_max_price', { max: { field: 'price' } }, { kind: 'extreme', field: 'price_incl_tax', largest: true }],
    ['agg_min_price', { min: { field: 'price' } }, { kind: 'extreme', largest: false }],
    [
      'only',
      { filter: { term: { a: 1 } }, aggs: { deep: { max: { field: 'b' } } } },
      { kind: 'group', filter: terms('a', 1) },
    ],
    [
      'list',
      { nested: { path: 'category' }, aggregations: { deep: { terms: { field: 'category.name' } } } },
      { kind: 'group', filter: null },
    ],
  ])('%s %j', (name, count, expected) => {
    expect(read({ aggs: { [name]: count } }).counts.get(name)).toMatchObject(expected)
  })

  test('[S-29] an attribute and its variants’ options are one of the twenty that can be counted', () => {
    const fields = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`f${at}`, `f${at}_options`])
          .flat()
          .map((field) => [`agg_terms_${field}`, { terms: { field, size: 10 } }]),
      )
    expect(read({ aggs: fields(20) }).counts.size).toBe(40)
    expect(refused({ aggs: fields(21) })).toContain('At most 20 attributes')
  })
})

describe('what is refused', () => {
  const deep = (levels: number): object => (levels === 0 ? { term: { a: 1 } } : { bool: { must: [deep(levels - 1)] } })

  test('[S-29] five levels of clauses are read, a sixth is not', () => {
    expect(refused({ query: deep(5) })).toBe('')
    expect(refused({ query: deep(6) })).toContain('deeper than 5 levels')
  })

  test.each<[string, unknown]>([
    ['no object', []],
    ['a text', 'match_all'],
    ['an unknown key', { script_fields: {} }],
    ['a suggestion', { suggest: {} }],
    ['a script', { query: { script: { script: 'doc.price.value > 1' } } }],
    ['a script beside a query', { query: { bool: { filter: { script: {} } } } }],
    ['a script as score', { query: { function_score: { query: { match_all: {} }, script_score: { script: 'x' } } } }],
    ['a script as one of the scores', { query: { function_score: { functions: [{ script_score: {} }] } } }],
    ['a script within a weight', { query: { function_score: { functions: [{ filter: { script: {} }, weight: 1 }] } } }],
    ['a script as sort', { sort: { _script: { script: 'x', type: 'number' } } }],
    ['a script as count', { aggs: { a: { terms: { script: 'x' } } } }],
    ['a regular expression', { query: { regexp: { sku: '.*' } } }],
    ['a wildcard', { query: { wildcard: { sku: '*a*' } } }],
    ['a prefix', { query: { prefix: { sku: 'a' } } }],
    ['terms of another document', { query: { terms: { id: { index: 'users', id: 1, path: 'x' } } } }],
    ['a count of counts that is none', { aggs: { a: { top_hits: {} } } }],
    ['a count of two kinds', { aggs: { a: { terms: { field: 'a' }, max: { field: 'a' } } } }],
    ['a count of all documents', { aggs: { a: { global: {} } } }],
    ['a count over patterns', { aggs: { a: { terms: { field: 'a', include: '.*' } } } }],
    [
      'too many counts in each other',
      { aggs: { a: { terms: { field: 'a', size: 500 }, aggs: { b: { max: { field: 'b' } } } } } },
    ],
    ['deep counts', { aggs: nestedCounts(6) }],
    ['two fields in a term', { query: { term: { a: 1, b: 2 } } }],
    ['a field that is no name', { query: { term: { 'a b': 1 } } }],
    ['a value that is an object', { query: { terms: { a: [{}] } } }],
    ['a bound that is no number', { query: { range: { a: { gte: 'now-1d' } } } }],
    ['words that are excluded', { query: { bool: { must_not: { match: { name: 'x' } } } } }],
    ['words or a filter', { query: { bool: { should: [{ match: { name: 'x' } }, { term: { a: 1 } }] } } }],
    ['two texts', { query: { bool: { must: [{ match: { name: 'x' } }, { match: { name: 'y' } }] } } }],
    [
      'some of several alternatives',
      { query: { bool: { should: ['a', 'b', 'c'].map((a) => ({ term: { a } })), minimum_should_match: 2 } } },
    ],
    [
      'too many clauses',
      { query: { bool: { filter: Array.from({ length: 301 }, (_, at) => ({ term: { a: at } })) } } },
    ],
    ['too many sorts', { sort: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['a score that is no number', { min_score: {} }],
    ['a score that cannot even be read', { min_score: [{ toString: null }] }],
    ['a size that cannot be read', { aggs: { a: { terms: { field: 'a', size: [{ toString: null }] } } } }],
    ['fields that are no names', { _source: [1] }],
    ['a page that is no number', { size: {} }],
    ['a name that reaches a prototype', JSON.parse('{"aggs":{"__proto__":{"max":{"field":"a"}}}}')],
    ['a clause that is inherited', { query: { constructor: {} } }],
  ])('[S-29] %s, with words', (_title, body) => {
    expect(refused(body)).toMatch(/^[A-Z"\w].{8,}\.$/)
  })
})

function nestedCounts(levels: number): object {
  return { a: { nested: { path: 'a' }, ...(levels > 1 ? { aggs: nestedCounts(levels - 1) } : {}) } }
}

function range(field: string, bounds: object): Filter {
  return { op: 'range', field, range: bounds }
}

function all(...filters: Filter[]): Filter {
  return { op: 'and', filters }
}

function any(...filters: Filter[]): Filter {
  return { op: 'or', filters }
}
