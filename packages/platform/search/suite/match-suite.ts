import { describe, expect, test } from 'vitest'
import type { Filter, Sort } from '../search-engine.ts'
import type { CreateEngine } from './fresh-engine.ts'
import { byField, entries, shopEngine, terms } from './shop-entries.ts'

/** Filters, order, pages and counts. */
export function describeMatches(name: string, create: CreateEngine): void {
  describe(`search engine: ${name}`, () => {
    const { engine, find, ids } = shopEngine(create)

    test('without a filter all documents come, by id as a number', async () => {
      expect(await ids({})).toEqual(['1', '2', '3', '10'])
    })

    test('an unknown target is empty', async () => {
      const answer = await engine().search(
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
  })
}
