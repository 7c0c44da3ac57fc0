import { describe, expect, test } from 'vitest'
import { CompactResponse } from '../api/catalog.ts'
import { errorText } from '../error-text.ts'
import { catalogPath } from './catalog-question.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

/** Fields, words, and the ways in which a question may travel. */
export function describeCatalogAnswers(client: ConformanceClient, shop: () => Promise<Shop>): void {
  describe('fields', () => {
    test('include and exclude choose fields, with stars and inside lists', async () => {
      const { ask, products } = await shop()
      const parent = oneOf(
        products.filter((one) => one.configurable_children?.length),
        'configurable product',
      )
      const filters = [['id', { eq: parent.id }]] as const
      const parameters = {
        _source_include: 'sku,na*,configurable_children.sku,configurable_children.id',
        _source_exclude: '*.id',
      }
      const { hits } = await ask({ filters, parameters })
      expect(hits).toEqual([
        {
          sku: parent.sku,
          name: parent.name,
          configurable_children: parent.configurable_children?.map(({ sku }) => ({ sku })),
          _score: hits[0]?._score,
        },
      ])
    })

    test('prices come with price, and an excluded one does not', async () => {
      const { ask, listed } = await shop()
      const filters = [['id', { eq: oneOf(listed, 'listed product').id }]] as const
      const parameters = { _source_include: 'price', _source_exclude: 'price_tax' }
      const [hit] = (await ask({ filters, parameters })).hits
      expect(hit).toMatchObject({ price: expect.any(Number) as unknown, price_incl_tax: expect.any(Number) as unknown })
      expect(hit).not.toHaveProperty('price_tax')
      expect(hit).not.toHaveProperty('name')
    })
  })

  describe('text', () => {
    test('a sku finds its product first, a name finds its product, and nonsense nothing', async () => {
      const { ids, listed } = await shop()
      const { id, sku, name } = oneOf(listed, 'listed product')
      expect((await ids({ text: sku }))[0]).toBe(id)
      expect(await ids({ text: name })).toContain(id)
      expect(await ids({ text: 'xqzwvkjyp' })).toEqual([])
    })

    test('a text together with filters obeys both', async () => {
      const { ids, listed } = await shop()
      const { id, name } = oneOf(listed, 'listed product')
      expect(await ids({ text: name, filters: [['id', { neq: id }]] })).not.toContain(id)
      expect(await ids({ text: name, filters: [['id', { eq: id }]] })).toEqual([id])
    })
  })

  describe('transport', () => {
    test('a question may be encoded once or twice, or be the body of a POST', async () => {
      const { index, products } = await shop()
      const { sku, id } = oneOf(products, 'product')
      const request = JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] })
      const answers = [
        await client.call(catalogPath({ index }, request)),
        await client.call(catalogPath({ index }, encodeURIComponent(request))),
        await client.post(catalogPath({ index }), request),
      ]
      for (const { body } of answers) {
        expect(CompactResponse.parse(body)).toMatchObject({ total: 1, hits: [{ id }] })
      }
    })

    test('HEAD tells the same as GET, without the body', async () => {
      const { index } = await shop()
      const path = catalogPath({ index, parameters: { size: 1 } })
      const asked = await client.call(path, { method: 'HEAD' })
      expect(asked.status).toBe(200)
      expect(asked.headers.get('content-type')).toContain('application/json')
      expect(asked.text).toBe('')
    })
  })

  describe('refusals', () => {
    test('[S-29] a foreign index is 400 with the text that clients know', async () => {
      const answer = await client.call(catalogPath({ index: 'somebody_elses' }))
      expect(refusalOf(answer)).toEqual({ code: 400, result: errorText.invalidIndex })
    })

    test('an unknown entity is 400', async () => {
      const { index } = await shop()
      expect(refusalOf(await client.call(`/api/catalog/${index}/secret/_search`)).code).toBe(400)
    })

    test.each<[string, object, Record<string, string | number>]>([
      ['a script', { _appliedFilters: [{ attribute: 'sku', value: { script: 'x' } }] }, {}],
      ['a regular expression', { _appliedFilters: [{ attribute: 'sku', value: { regexp: '.*' } }] }, {}],
      ['an unknown key', { post_filter: {} }, {}],
      ['deep nesting', { _appliedFilters: [{ attribute: 'sku', value: { in: [[[[1]]]] } }] }, {}],
      ['more than 4000 hits', {}, { size: 4001 }],
      ['a size that is no number', {}, { size: 'many' }],
      [
        'more than 20 counts',
        { _availableFilters: Array.from({ length: 21 }, (_, at) => ({ field: `f${at}`, scope: 'catalog' })) },
        {},
      ],
    ])('[S-29] %s is 400 with words', async (_title, request, parameters) => {
      const { index } = await shop()
      const { code, result } = refusalOf(await client.call(catalogPath({ index, parameters }, JSON.stringify(request))))
      expect(code).toBe(400)
      expect(JSON.stringify(result).length).toBeGreaterThan(10)
    })
  })
}
