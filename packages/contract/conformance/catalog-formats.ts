import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogEntities } from '../api/catalog.ts'
import { errorText } from '../error-text.ts'
import { askDsl, sendDsl } from './ask-dsl.ts'
import { catalogQuestions } from './catalog-question-arbitrary.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

/** The same questions in the engine's language, as query builders of the field write it. */
export function describeCatalogFormats(client: ConformanceClient, shop: () => Promise<Shop>): void {
  describe('the engine’s language', () => {
    test('[LIST-1] [LIST-2] [LIST-3] [LIST-4] both languages find the same products in the same order, and count the same', async () => {
      const seen = await shop()
      await fc.assert(
        fc.asyncProperty(catalogQuestions(seen), fc.boolean(), async (question, post) => {
          const query = await seen.ask(question)
          const dsl = await askDsl(client, question, { post })
          expect({ ids: dsl.ids, total: dsl.total, aggregations: dsl.aggregations }).toEqual({
            ids: query.hits.map(({ id }) => id),
            total: query.total,
            aggregations: query.aggregations,
          })
          expect(dsl.attribute_metadata).toEqual(query.attribute_metadata)
        }),
        { numRuns: 60 },
      )
    })

    test.each(catalogEntities)('every %s is told in it', async (entity) => {
      const { index, ask } = await shop()
      const question = { index, entity, parameters: { size: 20, from: 1, _source_include: 'id,attribute_id' } }
      const dsl = await askDsl(client, question, { body: { query: { match_all: {} } } })
      const query = await ask(question)
      expect(dsl.total).toBe(query.total)
      expect(dsl.hits.map(({ _source }) => _source)).toEqual(query.hits.map(({ _score, ...source }) => source))
    })

    test('[LIST-9] attributes are found by code or id, user-defined or visible ones only, 150 at once', async () => {
      const { index, attributes, ask } = await shop()
      for (const key of ['attribute_code', 'attribute_id'] as const) {
        for (const flag of ['is_user_defined', 'is_visible'] as const) {
          const question = {
            index,
            entity: 'attribute' as const,
            filters: [
              [key, { in: attributes.map((attribute) => attribute[key]) }],
              [flag, { in: [true] }],
            ] as const,
            parameters: { size: 150, from: 0, _source_include: 'id' },
          }
          expect((await askDsl(client, question)).total).toBe((await ask(question)).total)
        }
      }
    })

    test('[LIST-9] the category list comes by position, with the order in the address', async () => {
      const { index, ask } = await shop()
      const question = {
        index,
        entity: 'category' as const,
        filters: [['is_active', { eq: true }]] as const,
        parameters: { size: 4000, from: 0, sort: 'position:asc', _source_include: 'id' },
      }
      expect((await askDsl(client, question)).ids).toEqual((await ask(question)).hits.map(({ id }) => id))
    })

    test('[SEARCH-3] a size below 1 is 50 and a start below 0 is 0, in the address and in the body', async () => {
      const { index, ids } = await shop()
      const first = (await ids({})).slice(0, 50)
      const inAddress = { index, parameters: { size: 0, from: -5, _source_include: 'id' } }
      const inBody = { index, parameters: { _source_include: 'id' } }
      expect((await askDsl(client, inAddress, { body: {} })).ids).toEqual(first)
      expect((await askDsl(client, inBody, { body: { size: -1, from: -5 } })).ids).toEqual(first)
    })

    test('a text without filters is a text, in the body and as q', async () => {
      const { index, ids, listed } = await shop()
      const { name } = oneOf(listed, 'listed product')
      const expected = await ids({ text: name })
      const question = { index, parameters: { size: 4000, _source_include: 'id' } }
      const words = { multi_match: { fields: ['name^4', 'sku^2', 'category.name^1'], query: name } }
      expect((await askDsl(client, question, { body: { query: words } })).ids).toEqual(expected)
      const byAddress = { ...question, parameters: { ...question.parameters, q: name } }
      expect((await askDsl(client, byAddress, { body: {} })).ids).toEqual(expected)
    })

    test('fields are chosen in the body too, under every name that engines have given them', async () => {
      const { index, listed } = await shop()
      const { id, sku, name } = oneOf(listed, 'listed product')
      const query = { term: { id } }
      const sources = async (body: object, parameters = {}) =>
        (await askDsl(client, { index, parameters }, { body: { query, ...body } })).hits.map(({ _source }) => _source)
      expect(await sources({ _source: ['sku', 'name'] })).toEqual([{ sku, name }])
      expect(await sources({ _source: { includes: ['sku', 'name'], excludes: 'name' } })).toEqual([{ sku }])
      expect(await sources({ _source: false })).toEqual([{}])
      expect(await sources({}, { _source_includes: 'sku,name', _source_excludes: 'name' })).toEqual([{ sku }])
    })

    test('a filter after the counts narrows the hits and not the counts', async () => {
      const { index, listed } = await shop()
      const { id, type_id: type } = oneOf(listed, 'listed product')
      const body = {
        query: { terms: { id: listed.map((one) => one.id) } },
        post_filter: { term: { id } },
        aggs: { types: { terms: { field: 'type_id', size: 50 } } },
      }
      const { ids, total, aggregations } = await askDsl(client, { index }, { body, post: true })
      expect([ids, total]).toEqual([[id], 1])
      const same = listed.filter((one) => one.type_id === type).length
      expect(aggregations?.types).toMatchObject({
        buckets: expect.arrayContaining([{ key: type, doc_count: same }]) as unknown,
      })
    })

    test('[LIST-3] the highest and the lowest price, and counts within a filter', async () => {
      const { index, listed } = await shop()
      const prices = listed.map(({ price_incl_tax }) => price_incl_tax ?? 0)
      const type = oneOf(listed, 'listed product').type_id
      const body = {
        size: 1,
        query: { terms: { id: listed.map((one) => one.id) } },
        aggs: {
          agg_max_price: { max: { field: 'price' } },
          agg_min_price: { min: { field: 'price' } },
          only: { filter: { term: { type_id: type } }, aggs: { inside: { terms: { field: 'type_id' } } } },
        },
      }
      const { aggregations } = await askDsl(client, { index }, { body, post: true })
      const count = listed.filter((one) => one.type_id === type).length
      expect(aggregations).toEqual({
        agg_max_price: { value: Math.max(...prices) },
        agg_min_price: { value: Math.min(...prices) },
        only: { doc_count: count, inside: { buckets: [{ key: type, doc_count: count }] } },
      })
    })

    test('group id and token are taken off before the query is read', async () => {
      const { index, products } = await shop()
      const { id } = oneOf(products, 'product')
      const body = { groupId: 0, groupToken: 'none', query: { term: { id } } }
      expect((await askDsl(client, { index }, { body })).ids).toEqual([id])
    })
  })

  describe('what is refused in it', () => {
    test('[S-29] a foreign index, with the text that clients know', async () => {
      const answer = await sendDsl(client, { index: 'somebody_elses' }, { query: { match_all: {} } })
      expect(refusalOf(answer)).toEqual({ code: 400, result: errorText.invalidIndex })
    })

    const deep = (levels: number): object => (levels === 0 ? { term: { id: 1 } } : { bool: { must: deep(levels - 1) } })
    test.each<[string, object]>([
      ['a script', { query: { script: { script: '1' } } }],
      ['a script as score', { query: { function_score: { script_score: { script: '1' } } } }],
      ['a script as sort', { sort: { _script: { script: '1' } } }],
      ['a regular expression', { query: { regexp: { sku: '.*' } } }],
      ['a wildcard', { query: { bool: { filter: { wildcard: { sku: '*' } } } } }],
      ['an unknown key', { rescore: {} }],
      ['an unknown kind of count', { aggs: { a: { scripted_metric: {} } } }],
      ['six levels of clauses', { query: deep(6) }],
      ['more than 4000 hits', { size: 4001 }],
      [
        'more than twenty counts',
        { aggs: Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`a${at}`, { terms: { field: `f${at}` } }])) },
      ],
    ])('[S-29] %s is 400 with words', async (_title, body) => {
      const { index } = await shop()
      const { code, result } = refusalOf(await sendDsl(client, { index }, body))
      expect(code).toBe(400)
      expect(JSON.stringify(result).length).toBeGreaterThan(10)
    })
  })
}
