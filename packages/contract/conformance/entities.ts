import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type CatalogEntity, catalogEntities } from '../api/catalog.ts'
import { Attribute } from '../entity/attribute.ts'
import { Category } from '../entity/category.ts'
import { CmsBlock } from '../entity/cms-block.ts'
import { CmsHierarchy } from '../entity/cms-hierarchy.ts'
import { CmsPage } from '../entity/cms-page.ts'
import { Product } from '../entity/product.ts'
import { Review } from '../entity/review.ts'
import { approvedReview } from '../entity/review-status.ts'
import { TaxRule } from '../entity/tax-rule.ts'
import { catalogPath } from './catalog-question.ts'
import type { ConformanceClient } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

const schemas: Readonly<Record<CatalogEntity, z.ZodType>> = {
  product: Product,
  category: Category,
  attribute: Attribute,
  taxrule: TaxRule,
  review: Review,
  cms_page: CmsPage,
  cms_block: CmsBlock,
  cms_hierarchy: CmsHierarchy,
}

/** The engine's own body; later engines tell the total as an object. */
const PlainAnswer = z.looseObject({
  hits: z.looseObject({
    total: z.union([z.int(), z.looseObject({ value: z.int() })]),
    hits: z.array(
      z.looseObject({
        _index: z.string(),
        _type: z.string(),
        _id: z.union([z.string(), z.number()]),
        _source: z.looseObject({}),
      }),
    ),
  }),
})

export function describeEntities(client: ConformanceClient, shop: () => Promise<Shop>): void {
  describe('entities', () => {
    test.each(catalogEntities)('every %s has the shape of the contract', async (entity) => {
      const { index } = await shop()
      const parameters = { response_format: '', size: 500 }
      const { body } = await client.call(catalogPath({ index, entity, parameters }))
      const { hits } = PlainAnswer.parse(body).hits
      oneOf(hits, entity)
      for (const { _id, _type, _source } of hits) {
        const parsed = schemas[entity].safeParse(_source)
        expect(parsed.success, `${entity} ${_id}: ${parsed.error?.message}`).toBe(true)
        expect(_type).toBe(entity)
      }
    })

    test('no question is answered with a review that nobody has approved', async () => {
      const { ask } = await shop()
      const everything = await ask({ entity: 'review', parameters: { size: 4000 } })
      const others = await ask({ entity: 'review', filters: [['review_status', { neq: approvedReview }]] })
      expect(everything.hits.filter((hit) => hit['review_status'] !== approvedReview)).toEqual([])
      expect(others.total).toBe(0)
    })

    test('a block is found by its id, and by its identifier within its store', async () => {
      const { ask } = await shop()
      const { hits } = await ask({ entity: 'cms_block', parameters: { size: 500 } })
      const { id, identifier, store_id: stores } = CmsBlock.parse(oneOf(hits, 'content block'))
      const byId = await ask({ entity: 'cms_block', filters: [['id', { eq: id }]] })
      const byName = await ask({
        entity: 'cms_block',
        filters: [['identifier', { eq: identifier }], ...(stores ? [['store_id', { in: stores }] as const] : [])],
      })
      expect([byId, byName].map((answer) => answer.hits.map((hit) => hit['id']))).toEqual([[id], [id]])
    })

    test('products carry gross prices that follow from net price and tax', async () => {
      const { listed } = await shop()
      for (const product of listed) {
        const { price, price_tax, price_incl_tax, sku } = Product.pick({
          price: true,
          price_tax: true,
          price_incl_tax: true,
          sku: true,
        }).parse(product)
        expect(price_incl_tax, sku).toBeGreaterThanOrEqual(0)
        expect((price ?? 0) + (price_tax ?? 0), sku).toBeCloseTo(price_incl_tax ?? Number.NaN, 3)
      }
    })

    test('the compact answer says the same as the plain one, in short keys', async () => {
      const { index, ask, listed } = await shop()
      const { sku } = oneOf(listed, 'listed product')
      const filters = [['sku', { eq: sku }]] as const
      const { hits } = await ask({
        filters,
        parameters: { _source_include: 'id,sku,name,status,url_key,url_path,price' },
      })
      const request = JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: sku }, scope: 'default' }] })
      const { body } = await client.call(catalogPath({ index, parameters: { response_format: '' } }, request))
      const source = PlainAnswer.parse(body).hits.hits[0]?._source
      const { _score, ...compact } = oneOf(hits, 'hit')
      expect(source).toMatchObject(compact)
      expect(source).toHaveProperty('name')
    })
  })
}
