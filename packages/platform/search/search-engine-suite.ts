import { beforeEach, describe, expect, test } from 'vitest'
import type { Entry, Filter, SearchEngine, SearchRequest, Sort } from './search-engine.ts'

const target = { index: 'shop', entity: 'product' }

const entries: Entry[] = [
  {
    id: '1',
    document: {
      id: 1,
      sku: 'OX-100',
      name: 'Oxford Größe',
      type_id: 'configurable',
      status: 1,
      hf_color: 12,
      hf_shoe_size_options: [40, 41, 41.5],
      price: 129.9,
      updated_at: '2026-01-05 10:00:00',
      stock: { is_in_stock: true, qty: 5 },
      category: [
        { category_id: 20, name: 'Halbschuhe', position: 2 },
        { category_id: 21, name: 'Oxfords', position: 9 },
      ],
      configurable_children: [
        { sku: 'OX-100-40', price: 129.9 },
        { sku: 'OX-100-41', price: 139.9 },
      ],
    },
  },
  {
    id: '2',
    document: {
      id: 2,
      sku: 'DB-200',
      name: 'Derby Ärmelkanal',
      type_id: 'simple',
      status: '1',
      hf_color: '13',
      price: 89,
      special_to_date: null,
      updated_at: '2026-03-01T08:00:00Z',
      is_sale: 1,
      stock: { is_in_stock: false, qty: 0 },
      category: [{ category_id: 20, name: 'Halbschuhe', position: 1 }],
    },
  },
  {
    id: '10',
    document: {
      id: 10,
      sku: 'BT-300',
      name: 'Chelsea Boot',
      type_id: 'simple',
      status: 2,
      hf_color: 13,
      price: 89,
      stock: { is_in_stock: true, qty: 1 },
      category: [{ category_id: 21, name: 'Stiefel', position: 3 }],
    },
  },
  { id: '3', document: { id: 3, sku: 'PF-400', name: 'Schuhcreme schwarz', type_id: 'simple', status: 1, tags: [] } },
]

/** Things whose words are hard to find. */
const shelf: Entry[] = [
  { id: '1', document: { sku: 'P-1', name: 'Schuhspanner aus Zeder', visibility: 4 } },
  {
    id: '2',
    document: { sku: 'P-2', name: 'Leder, braun', visibility: 4, shade: '8', category: [{ name: 'Gürtel' }] },
  },
  { id: '3', document: { sku: 'P-3', name: 'Schnalle für Gürtel und Taschen', visibility: '4' } },
  { id: '4', document: { sku: 'P-4', name: 'Schnürstiefel', visibility: 4 } },
  {
    id: '5',
    document: {
      sku: 'P-5',
      name: 'Straßenschuh',
      visibility: 4,
      shade_options: [7],
      state: 1,
      configurable_options: [{ label: 'Weite', values: [{ label: '41' }, { label: '42½' }] }],
      configurable_children: [{ sku: 'P5-4711-BLK' }, { sku: 'P5-4711-BLU' }],
    },
  },
  { id: '6', document: { sku: 'P5-4711-BLU', name: 'Straßenschuh nachtblau 41', visibility: 1, shade: 7 } },
  { id: '7', document: { sku: 'P-7', name: 'Polishing set with coat hanger', visibility: 4 } },
]
const attributes: Entry[] = [
  {
    id: '1',
    document: {
      attribute_code: 'shade',
      is_user_defined: true,
      options: [
        { value: '7', label: 'Nachtblau' },
        { value: 8, label: 'Cognacfarben' },
      ],
    },
  },
  {
    id: '2',
    document: { attribute_code: 'state', is_user_defined: false, options: [{ value: '1', label: 'Enabled' }] },
  },
]

/** What every search engine must do. Each test gets an engine of its own. */
export function describeSearchEngine(name: string, create: () => Promise<SearchEngine>): void {
  describe(`search engine: ${name}`, () => {
    let engine: SearchEngine
    beforeEach(async () => {
      engine = await create()
      await engine.replace(target, entries)
    })

    async function find(request: Partial<SearchRequest>) {
      return engine.search(target, { sort: [], from: 0, size: 50, aggregations: {}, ...request })
    }
    async function ids(request: Partial<SearchRequest>) {
      return (await find(request)).hits.map((hit) => hit.id)
    }

    const terms = (field: string, ...values: (string | number | boolean)[]): Filter => ({ op: 'terms', field, values })
    const byField = (field: string, descending = false): Sort => ({ by: 'field', field, descending })

    test('without a filter all documents come, by id as a number', async () => {
      expect(await ids({})).toEqual(['1', '2', '3', '10'])
    })

    test('an unknown target is empty', async () => {
      const answer = await engine.search(
        { index: 'shop', entity: 'review' },
        { sort: [], from: 0, size: 5, aggregations: {} },
      )
      expect(answer).toMatchObject({ hits: [], total: 0 })
    })

    test('a hit carries the whole document', async () => {
      const [hit] = (await find({ filter: terms('sku', 'OX-100') })).hits
      expect(hit).toEqual({ ...entries[0], score: null })
    })

    test.each<[string, Filter, string[]]>([
      ['a number finds the same number as text', terms('status', 1), ['1', '2', '3']],
      ['a text finds the same text as number', terms('status', '1'), ['1', '2', '3']],
      ['several values are alternatives', terms('hf_color', 12, '13'), ['1', '2', '10']],
      ['no value matches nothing', terms('hf_color'), []],
      ['a list matches by one of its elements', terms('hf_shoe_size_options', '41.5'), ['1']],
      ['a path reaches through lists', terms('configurable_children.sku', 'OX-100-41'), ['1']],
      ['a path reaches into lists of objects', terms('category.category_id', '21'), ['1', '10']],
      ['a flag is found as truth', terms('stock.is_in_stock', true), ['1', '10']],
      ['a flag is found as text', terms('stock.is_in_stock', 'false'), ['2']],
      ['a flag written as 1 is found as truth', terms('is_sale', true), ['2']],
      ['a truth is found as 1', terms('stock.is_in_stock', 1), ['1', '10']],
      ['an unknown field matches nothing', terms('nonsense.field', 1), []],
      ['what stands in the prototype is no field', terms('constructor.name', 'Object'), []],
      ['capitals and umlauts count in a filter', terms('name', 'derby ärmelkanal'), []],
      ['exists finds what has a value', { op: 'exists', field: 'category.position' }, ['1', '2', '10']],
      ['null does not exist', { op: 'exists', field: 'special_to_date' }, []],
      ['an empty list does not exist', { op: 'exists', field: 'tags' }, []],
      ['not exists finds the others', { op: 'not', filter: { op: 'exists', field: 'category.position' } }, ['3']],
      ['not turns around', { op: 'not', filter: terms('type_id', 'simple') }, ['1']],
      ['gt and lt leave the bounds out', { op: 'range', field: 'price', range: { gt: 89, lt: 129.9 } }, []],
      ['gte and lte take them in', { op: 'range', field: 'price', range: { gte: 89, lte: 129.9 } }, ['1', '2', '10']],
      ['a range needs a number in the document', { op: 'range', field: 'name', range: { gte: 0 } }, []],
      [
        'a range over a list needs one element in it',
        { op: 'range', field: 'configurable_children.price', range: { gt: 130 } },
        ['1'],
      ],
      [
        'a range over dates goes by time',
        { op: 'range', field: 'updated_at', range: { gte: Date.UTC(2026, 1, 1) } },
        ['2'],
      ],
      ['and needs all', { op: 'and', filters: [terms('status', 1), terms('type_id', 'simple')] }, ['2', '3']],
      ['and of nothing is everything', { op: 'and', filters: [] }, ['1', '2', '3', '10']],
      ['or needs one', { op: 'or', filters: [terms('id', 3), terms('hf_color', 12)] }, ['1', '3']],
      ['or of nothing is nothing', { op: 'or', filters: [] }, []],
    ])('filter: %s', async (_title, filter, expected) => {
      expect(await ids({ filter })).toEqual(expected)
      expect((await find({ filter, size: 0 })).total).toBe(expected.length)
    })

    test.each<[string, Sort[], string[]]>([
      ['upwards, ties by id, what has no value last', [byField('price')], ['2', '10', '1', '3']],
      ['downwards, ties still by id, what has no value still last', [byField('price', true)], ['1', '2', '10', '3']],
      ['words by their letters', [byField('name')], ['10', '2', '1', '3']],
      ['dates by time', [byField('updated_at', true)], ['2', '1', '3', '10']],
      ['a list by its least element upwards', [byField('category.position')], ['2', '1', '10', '3']],
      ['a list by its greatest element downwards', [byField('category.position', true)], ['1', '10', '2', '3']],
      ['a second key decides ties', [byField('price'), byField('name')], ['10', '2', '1', '3']],
      ['an unknown field leaves the order by id', [byField('nonsense')], ['1', '2', '3', '10']],
    ])('[LIST-4] sort: %s', async (_title, sort, expected) => {
      expect(await ids({ sort })).toEqual(expected)
    })

    test('sorting by the element of a list takes the first asked value that a document has', async () => {
      const sort = (descending: boolean): Sort[] => [
        { by: 'element', list: 'category', key: 'category_id', values: ['20', '21'], field: 'position', descending },
      ]
      expect(await ids({ sort: sort(false) })).toEqual(['2', '1', '10', '3'])
      expect(await ids({ sort: sort(true) })).toEqual(['10', '1', '2', '3'])
    })

    test('[LIST-2] a page is a window on the sorted hits, and total counts them all', async () => {
      const answer = await find({ sort: [byField('price')], from: 1, size: 2 })
      expect(answer.hits.map((hit) => hit.id)).toEqual(['10', '1'])
      expect(answer.total).toBe(4)
      expect(await ids({ from: 99, size: 2 })).toEqual([])
    })

    test('[LIST-3] terms are counted among the matched, the most frequent first, then by key', async () => {
      const answer = await find({
        filter: { op: 'exists', field: 'hf_color' },
        aggregations: {
          color: { kind: 'terms', field: 'hf_color', size: 10 },
          size: { kind: 'terms', field: 'hf_shoe_size_options', size: 2 },
          none: { kind: 'terms', field: 'nonsense', size: 10 },
        },
      })
      expect(answer.terms.color?.map(({ key, count }) => [String(key), count])).toEqual([
        ['13', 2],
        ['12', 1],
      ])
      expect(answer.terms.size).toEqual([
        { key: 40, count: 1 },
        { key: 41, count: 1 },
      ])
      expect(answer.terms.none).toEqual([])
    })

    test('[LIST-3] ranges count their lower bound in and their upper bound out', async () => {
      const ranges = [{ from: 0, to: 89 }, { from: 89, to: 129.9 }, { from: 129.9 }]
      const answer = await find({ aggregations: { price: { kind: 'ranges', field: 'price', ranges } } })
      expect(answer.ranges.price).toEqual([
        { from: 0, to: 89, count: 0 },
        { from: 89, to: 129.9, count: 2 },
        { from: 129.9, count: 1 },
      ])
    })

    test.each([
      ['a whole word', 'oxford', ['1']],
      ['capitals', 'OXFORD', ['1']],
      ['ß written as ss, ö as oe', 'groesse', ['1']],
      ['an umlaut typed as it is', 'ärmelkanal', ['2']],
      ['the beginning of a word', 'oxf', ['1']],
      ['one wrong letter in a short word', 'derbi', ['2']],
      ['two wrong letters in a long word', 'schuhcrehmi', ['3']],
      ['a category name', 'stiefel', ['10']],
      ['a sku', 'bt-300', ['10']],
      ['nothing that is there', 'regenschirm', []],
      ['signs alone', '!?', []],
    ])('text: %s', async (_title, text, expected) => {
      expect(await ids({ text })).toEqual(expected)
    })

    test('text: a variant’s own sku leads to its product first', async () => {
      expect((await ids({ text: 'OX-100-41' }))[0]).toBe('1')
    })

    test('text: three of four words are enough, two are not', async () => {
      expect(await ids({ text: 'oxford groesse halbschuhe regenschirm' })).toEqual(['1'])
      expect(await ids({ text: 'oxford groesse papagei regenschirm' })).toEqual([])
    })

    test('text: the best hit comes first and tells its score', async () => {
      const { hits } = await find({ text: 'halbschuhe derby' })
      expect(hits.map((hit) => hit.id)).toEqual(['2', '1'])
      expect(hits[0]?.score).toBeGreaterThan(hits[1]?.score ?? Number.POSITIVE_INFINITY)
    })

    test('text: a question can ask for every word, or for another share of them', async () => {
      const text = 'oxford groesse halbschuhe regenschirm'
      expect(await ids({ text, operator: 'and' })).toEqual([])
      expect(await ids({ text, minimumMatch: 1 })).toEqual([])
      expect(await ids({ text: 'oxford groesse', operator: 'and' })).toEqual(['1'])
      expect(await ids({ text: 'oxford papagei regenschirm', minimumMatch: 0 })).toEqual(['1'])
    })

    test('text: a question can name its fields and their boosts', async () => {
      expect(await ids({ text: 'oxford', textFields: { sku: 1 } })).toEqual([])
      expect(await ids({ text: 'oxford', textFields: { name: 1, nonsense: 4 } })).toEqual(['1'])
      expect(await ids({ text: 'oxford', textFields: { nonsense: 4 } })).toEqual([])
      expect(await ids({ text: 'DB-200', textFields: { name: 4 } })).toEqual([])
      expect(await ids({ text: 'DB-200', textFields: { sku: 1 } })).toEqual(['2'])
      expect(await ids({ text: 'stiefel derby', textFields: { name: 1, 'category.name': 9 } })).toEqual(['10', '2'])
      expect(await ids({ text: 'stiefel derby', textFields: { name: 9, 'category.name': 1 } })).toEqual(['2', '10'])
    })

    test('text: a question can ask for a better score', async () => {
      expect(await ids({ text: 'oxford', minimumScore: 500 })).toEqual([])
      expect(await ids({ text: 'OX-100', minimumScore: 500 })).toEqual(['1'])
    })

    test('text and filter both count, and a sort overrides the score', async () => {
      expect(await ids({ text: 'halbschuhe', filter: terms('stock.is_in_stock', true) })).toEqual(['1'])
      const sorted = await find({ text: 'halbschuhe derby', sort: [byField('id')] })
      expect(sorted.hits.map((hit) => [hit.id, hit.score])).toEqual([
        ['1', null],
        ['2', null],
      ])
    })

    test('a text of blanks is no text', async () => {
      expect((await find({ text: '  ' })).total).toBe(4)
    })

    test('a changed document is found, counted and sorted by its new values only', async () => {
      const aggregations = { stock: { kind: 'terms', field: 'stock.is_in_stock', size: 5 } } as const
      const sort = [byField('price')]
      await find({ filter: terms('hf_color', 12), text: 'oxford', sort, aggregations })
      const document = { ...entries[0]?.document, name: 'Budapester', hf_color: 14, price: 10, stock: { qty: 0 } }
      await engine.put(target, [{ id: '1', document }])
      expect(await ids({ filter: terms('hf_color', 12) })).toEqual([])
      expect(await ids({ filter: terms('hf_color', 14) })).toEqual(['1'])
      expect(await ids({ filter: { op: 'range', field: 'price', range: { lt: 20 } } })).toEqual(['1'])
      expect(await ids({ sort })).toEqual(['1', '2', '10', '3'])
      expect(await ids({ text: 'oxford' })).toEqual(['1'])
      expect(await ids({ text: 'groesse' })).toEqual([])
      expect(await ids({ text: 'budapester' })).toEqual(['1'])
      expect((await find({ aggregations })).terms.stock?.map(({ count }) => count)).toEqual([1, 1])
    })

    test('a new document joins the others', async () => {
      await find({ filter: terms('hf_color', 12) })
      await engine.put(target, [{ id: '4', document: { id: 4, name: 'Monk', hf_color: 12 } }])
      expect(await ids({ filter: terms('hf_color', 12) })).toEqual(['1', '4'])
      expect(await ids({})).toEqual(['1', '2', '3', '4', '10'])
    })

    test('replacing a target forgets what was there', async () => {
      await engine.replace(target, [{ id: '7', document: { id: 7, name: 'Loafer' } }])
      expect(await ids({})).toEqual(['7'])
      expect(await ids({ text: 'oxford' })).toEqual([])
    })
  })

  describe(`words of a search engine: ${name}`, () => {
    let engine: SearchEngine
    beforeEach(async () => {
      engine = await create()
      await engine.replace(target, shelf)
      await engine.replace({ ...target, entity: 'attribute' }, attributes)
    })

    async function find(text: string, request: Partial<SearchRequest> = {}) {
      return engine.search(target, { text, sort: [], from: 0, size: 50, aggregations: {}, ...request })
    }
    async function skus(text: string, request: Partial<SearchRequest> = {}) {
      return (await find(text, request)).hits.map(({ document }) => document['sku'])
    }

    test.each<[string, string, string[]]>([
      ['the plural', 'Schuhspannern', ['P-1']],
      ['an inflected adjective', 'braunen', ['P-2']],
      ['an English plural', 'hangers', ['P-7']],
      ['an English participle', 'polished', ['P-7']],
      ['ü written as ue', 'Schnuerstiefel', ['P-4']],
      ['ü typed as u', 'schnurstiefel', ['P-4']],
      ['ß typed as s s', 'Strassenschuh', ['P-5']],
      ['the last part of a compound', 'Spanner', ['P-1']],
      ['the last part of a compound, inflected', 'Stiefeln', ['P-4']],
      ['a compound that only its parts are here for', 'Lederguertel', ['P-2', 'P-3']],
      ['two words for one', 'Schuh Spanner', ['P-1', 'P-5']],
      ['one word for two', 'coathanger', ['P-7']],
      ['two letters swapped', 'Shcnürstiefel', ['P-4']],
      ['a missing letter in the middle', 'Schuhspaner', ['P-1']],
      ['the beginning of a word', 'schnürst', ['P-4']],
      ['the beginning of a word with a mistake', 'schnürtsie', ['P-4']],
      ['a part of a sku', '4711', ['P-5']],
      ['a variant’s sku', 'P5-4711-BLK', ['P-5']],
      ['the label of an option that a variant has', 'nachtblau', ['P-5']],
      ['the label of an option that the product has', 'cognacfarben', ['P-2']],
      ['a size with a comma', '42,5', ['P-5']],
      ['a size with a point', '42.5', ['P-5']],
      ['a size with a fraction', '42½', ['P-5']],
      ['a size that is no other size', '42', []],
      ['what the system calls its states', 'enabled', []],
    ])('[SEARCH-4] %s finds it: %s', async (_title, text, expected) => {
      expect(await skus(text)).toEqual(expected)
    })

    test('a hidden variant is found by its own number, behind its product', async () => {
      expect(await skus('P5-4711-BLU')).toEqual(['P-5', 'P5-4711-BLU'])
      expect(await skus('Strassenschuh')).toEqual(['P-5'])
    })

    test('words that say nothing need not match', async () => {
      expect(await skus('der Gürtel mit dem braun', { operator: 'and' })).toEqual(['P-2'])
    })

    test('[S-29] 200 words are as much work as 24', async () => {
      const many = Array.from({ length: 200 }, (_, at) => `wort${at}`).join(' ')
      expect(await skus(`Schnürstiefel ${many}`, { minimumMatch: 0 })).toEqual(['P-4'])
      expect(await skus(`${many} Schnürstiefel`, { minimumMatch: 0 })).toEqual([])
      expect(await skus('x'.repeat(100_000))).toEqual([])
    })

    test('new labels are found, old ones are not', async () => {
      await find('nachtblau')
      await engine.put({ ...target, entity: 'attribute' }, [
        { id: '1', document: { ...attributes[0]?.document, options: [{ value: '7', label: 'Tinte' }] } },
      ])
      expect(await skus('tinte')).toEqual(['P-5'])
      expect(await skus('nachtblau')).toEqual([])
    })
  })
}
