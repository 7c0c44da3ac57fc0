import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Category } from '@welt/contract/entity/category.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { validateItem } from '@welt/domain/cart/validate-item.ts'
import { describe, expect, test } from 'vitest'
import type { CatalogQuery } from '../api/catalog-query.ts'
import type { Api } from '../api/create-api.ts'
import type { Shop } from '../store-view/shop.ts'
import { createTestShop, englishView, germanView } from '../testing/create-test-shop.ts'
import { cartItemsOf } from './cart-items-of.ts'
import { loadProductPage } from './load-product-page.ts'
import type { ProductPageData } from './product-page-data.ts'
import { sampleShoe } from './sample-shoe.ts'

const category = (id: number, level: number, name: string, path: string): Category => ({
  id,
  parent_id: 2,
  name,
  level,
  path,
  position: 1,
  is_active: true,
  product_count: 3,
  url_key: name.toLowerCase(),
  url_path: name.toLowerCase(),
})

const attribute = (attribute_code: string, options: Attribute['options'] = []): Attribute => ({
  attribute_id: 1,
  attribute_code,
  default_frontend_label: attribute_code,
  options,
})

const variant: Product = {
  id: 6812,
  sku: 'COG-42-G',
  parentSku: 'WIEN',
  name: 'Wien Cognac 42 G',
  type_id: 'simple',
  status: 1,
  visibility: 1,
  url_path: 'wien-cog-42-g',
}

const cream: Product = {
  ...variant,
  id: 7,
  sku: 'CREAM',
  name: 'Creme',
  visibility: 4,
  price: 10,
  price_incl_tax: 11.9,
}
const brush: Product = { ...cream, id: 8, sku: 'BRUSH', name: 'Bürste', price: 12.5, price_incl_tax: 14.88 }
const associated = { link_type: 'associated', linked_product_type: 'simple' }

const entities: { review: object[] } = { review: [] }

const catalogue = {
  product: [sampleShoe, variant, cream, brush],
  category: [
    category(11, 2, 'Herrenschuhe', '1/2/11'),
    category(21, 3, 'Oxford', '1/2/11/21'),
    category(86, 2, 'Bestseller', '1/2/86'),
  ],
  attribute: [
    attribute('hf_color', [{ label: 'Cognac', value: '501' }]),
    attribute('hf_shoe_make', [{ label: 'Rahmengenäht', value: '801' }]),
  ],
  cms_page: [],
}

interface Asked {
  entity: string
  query: CatalogQuery
}

/** Answers as the wire does: by the filters `eq` and `in`, also on a variant's sku, and with the fields that are asked for. */
function fakeApi(products: Product[], asked: Asked[]): Partial<Api> {
  const documents: Record<string, object[]> = {
    ...catalogue,
    ...entities,
    product: [...products, ...catalogue.product],
  }
  return {
    search: (entity, query) => {
      asked.push({ entity, query })
      const found = (documents[entity] ?? []).filter((item) =>
        Object.entries(query.filters ?? {}).every(([field, filter]) => matches(item, field, filter)),
      )
      const items = found.map((item) => fieldsOf(item, query.include))
      return Promise.resolve({ ok: true, result: { items: items as never[], total: items.length, aggregations: {} } })
    },
  }
}

function fieldsOf(item: object, include: readonly string[] | undefined): object {
  return include ? Object.fromEntries(Object.entries(item).filter(([field]) => include.includes(field))) : item
}

function matches(item: object, field: string, filter: unknown): boolean {
  const { eq, in: wanted } = filter as { eq?: unknown; in?: unknown[] }
  const values = new Set((wanted ?? [eq]).map(String))
  if (field === 'configurable_children.sku') {
    return Boolean((item as Product).configurable_children?.some(({ sku }) => values.has(sku)))
  }
  return values.has(String((item as Record<string, unknown>)[field]))
}

async function load(
  request: Partial<Parameters<typeof loadProductPage>[1]>,
  products: Product[] = [],
  view = germanView,
) {
  const asked: Asked[] = []
  const logged: string[] = []
  const shop: Shop = {
    ...(await createTestShop({ storeView: view, api: fakeApi(products, asked) })),
    log: {
      debug: () => {},
      info: () => {},
      warn: (_, text) => logged.push(text),
      error: (_, text) => logged.push(text),
    },
  }
  const answer = await loadProductPage(shop, { sku: 'WIEN', url: new URL('http://shop/wien-oxford'), ...request })
  return { answer, data: answer as ProductPageData, asked, logged, shop }
}

describe('loadProductPage', () => {
  test('makes the page of a product that is found by its sku', async () => {
    const { data } = await load({})
    expect(data).toMatchObject({
      page: 'product',
      status: 200,
      routeName: 'configurable-product',
      eyebrow: 'Oxford, glattes Kalbleder',
      sentence: 'Von Hand poliert',
      counterpart: { by: 'entity', entity: 'product', id: 1001 },
      maker: {
        name: 'Ellermoor Schuhfabrik',
        address: 'Gerberstraße 14, 66953 Pirmasens, Deutschland',
        email: 'service@ellermoor.example',
      },
    })
    expect(data.variants).toHaveLength(5)
    expect(Object.keys(data.galleries)).toEqual(['501', '502', ''])
  })

  test('asks nobody for a product that the url map brought along, and keeps the name of its route', async () => {
    const { data, asked } = await load({ product: sampleShoe, routeName: 'urldispatcher-wien-oxford' })
    expect(data.routeName).toBe('urldispatcher-wien-oxford')
    expect(asked.map(({ query }) => query.filters?.['sku'])).not.toContainEqual({ eq: 'WIEN' })
  })

  test('[PROD-5] loads attributes, gallery and breadcrumbs after the product; ids with a dot are skipped', async () => {
    const product = {
      ...sampleShoe,
      configurable_options: [
        ...(sampleShoe.configurable_options ?? []),
        { attribute_code: 'stock.qty', label: 'Bestand', values: [] },
      ],
    }
    const { data, asked } = await load({}, [product])
    expect(asked[0]?.entity).toBe('product')
    const attributes = asked.filter(
      ({ entity, query }) => entity === 'attribute' && !query.filters?.['is_user_defined'],
    )
    expect(attributes.map(({ query }) => query.filters)).toEqual([
      { attribute_code: { in: ['hf_color', 'hf_shoe_size', 'hf_shoe_width', 'hf_shoe_make'] } },
    ])
    expect(data.facts).toContainEqual({ name: 'make', text: 'Rahmengenäht' })
    expect(data.galleries['502']?.map(({ label }) => label)).toEqual(['Außenseite', 'Sohle'])
  })

  test('[ROUTE-12] the way to a product leads through its deepest category', async () => {
    const { data } = await load({})
    expect(data.breadcrumbs).toEqual([
      { label: 'Start', path: '/' },
      { label: 'Herrenschuhe', path: '/herrenschuhe' },
      { label: 'Oxford', path: '/oxford' },
      { label: 'Wien' },
    ])
  })

  test('asks for attributes and categories once for all products of a kind', async () => {
    const { shop, asked } = await load({})
    const before = new Set(asked)
    await loadProductPage(shop, { sku: 'WIEN', product: sampleShoe, url: new URL('http://shop/wien-oxford') })
    const again = asked.filter((one) => !before.has(one)).map(({ entity }) => entity)
    expect(again.filter((entity) => entity === 'attribute' || entity === 'category')).toEqual([])
  })

  test('every shoe names upper, lining and outsole before it can be bought', async () => {
    const { data } = await load({})
    expect(data.facts.map(({ name }) => name)).toEqual(['upper', 'lining', 'outsole', 'make'])
  })

  test('an unknown sku is not found', async () => {
    expect((await load({ sku: 'GONE' })).answer).toMatchObject({ page: 'not-found', status: 404 })
    expect((await load({ sku: '' })).answer).toMatchObject({ page: 'not-found', status: 404 })
  })

  test('[PROD-3] a disabled product is not found, and the log says why', async () => {
    const { answer, logged } = await load({ product: { ...sampleShoe, status: 2 } })
    expect(answer).toMatchObject({ page: 'not-found', status: 404 })
    expect(logged).toEqual(['Product query returned empty result product status = 2'])
  })

  test('[ROUTE-10] [PROD-4] [UX-43] a visit to a variant is sent to its parent, with the variant chosen', async () => {
    for (const request of [{ sku: 'COG-42-G' }, { sku: 'WIEN', product: variant }]) {
      const { answer } = await load(request)
      expect(answer).toBeInstanceOf(Response)
      const response = answer as Response
      expect([response.status, response.headers.get('location')]).toEqual([301, '/wien-oxford?childSku=COG-42-G'])
    }
  })

  test('[PROD-4] a variant without a parent is not found, and the log says why', async () => {
    const { answer, logged } = await load({ product: { ...variant, sku: 'ORPHAN' } })
    expect(answer).toMatchObject({ page: 'not-found', status: 404 })
    expect(logged).toEqual(['Product query returned empty result product visibility = 1'])
  })

  test('[PROD-8] [PROD-9] variants that are switched off are left out', async () => {
    const product = {
      ...sampleShoe,
      configurable_children: sampleShoe.configurable_children?.map((child, place) => ({
        ...child,
        status: place === 0 ? 2 : 1,
      })),
    }
    const { data } = await load({ product })
    expect(data.variants.map(([sku]) => sku)).not.toContain('COG-42-G')
  })

  test('[PROD-9] a product without any variant says so', async () => {
    const { data } = await load({ product: { ...sampleShoe, configurable_children: [] } })
    expect(data.product.errors).toEqual({ variants: 'No available product variants' })
  })

  test('[PROD-16] an option that no variant answers is only logged', async () => {
    const product = {
      ...sampleShoe,
      configurable_options: [
        ...(sampleShoe.configurable_options ?? []),
        { attribute_id: 999, label: 'Rätsel', values: [{ value_index: 1 }] },
      ],
    }
    const { data, logged } = await load({ product })
    expect(logged).toEqual(['Wrong attribute given in configurable_options'])
    expect(data.product.configurable_options).toHaveLength(3)
  })

  test('[PROD-10] a grouped product costs what its parts cost; a part that cannot be loaded is logged', async () => {
    const product: Product = {
      ...cream,
      sku: 'SET',
      type_id: 'grouped',
      price_incl_tax: 99,
      special_price: 5,
      product_links: [
        { ...associated, linked_product_sku: 'BRUSH', position: 2 },
        { ...associated, linked_product_sku: 'CREAM', position: 1 },
        { ...associated, linked_product_sku: 'GONE', position: 3 },
        { ...associated, linked_product_sku: 'WIEN', link_type: 'related' },
      ],
    }
    const { data, logged } = await load({ product })
    expect(data.parts.map((part) => [part.product.sku, part.quantity])).toEqual([
      ['CREAM', 1],
      ['BRUSH', 1],
    ])
    expect(data.product.price_incl_tax).toBe(26.78)
    expect(logged).toEqual(['Product link not found'])
  })

  test('[FORM-1] a part of a grouped product that must be asked something goes into no cart unanswered', async () => {
    const custom_options = [{ option_id: 3, title: 'Länge', type: 'drop_down', is_require: true }]
    const belt: Product = { ...cream, sku: 'BELT', custom_options }
    const product_links = [{ ...associated, linked_product_sku: 'BELT' }]
    const { data } = await load({ product: { ...cream, sku: 'SET', type_id: 'grouped', product_links } }, [belt])
    const items = cartItemsOf(data.product, data.parts)
    const faults = items.flatMap((item) => validateItem(item, { allowZeroPriceProducts: false }))
    expect(faults.map(({ reason }) => reason)).toEqual(['unconfigured'])
  })

  test('[PROD-11] a bundle is shown with its default selection', async () => {
    const product: Product = {
      ...cream,
      sku: 'SET',
      type_id: 'bundle',
      bundle_options: [
        {
          option_id: 1,
          title: 'Pflege',
          product_links: [
            { id: 1, sku: 'BRUSH', qty: 1 },
            { id: 2, sku: 'CREAM', qty: 2, is_default: true },
          ],
        },
      ],
    }
    const { data } = await load({ product })
    expect(data.parts).toMatchObject([{ product: { sku: 'CREAM' }, quantity: 2, title: 'Pflege' }])
    expect(data.product.price_incl_tax).toBe(23.8)
    expect(data.product.bundle_options).toEqual(product.bundle_options)
  })

  test('[REV-1] [UX-110] reviews come with the page, and their average stands in its structured data', async () => {
    const review = { id: 1, product_id: 1001, title: 'Gut', detail: 'Ja.', nickname: 'Jo', review_status: 1 }
    entities.review.push({ ...review, created_at: '2026-01-02 10:00:00', rating: 4 })
    const { data } = await load({ product: { ...sampleShoe, rating_summary: 80, review_count: 1 } })
    entities.review.pop()
    expect(data.reviews).toMatchObject({ state: 'shown', rating: { average: 4, count: 1 } })
    expect(data.head.structuredData?.[0]).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 1 } })
    const without = await load({ product: { ...sampleShoe, rating_summary: 80, review_count: 1 } })
    expect(without.data.reviews).toEqual({ state: 'none' })
    expect(without.data.head.structuredData?.[0]).not.toHaveProperty('aggregateRating')
  })

  test('[OUT-1] the head names the product, its one address and every offer', async () => {
    const { data } = await load({}, [], englishView)
    expect(data.head).toMatchObject({
      title: 'Wien: Oxford, glattes Kalbleder | Laszlo',
      description: 'Von Hand poliert. Der stillste Schuh im Haus.',
      canonicalPath: '/laszlo_en/wien-oxford',
      picture: {
        path: '/img/1200/630/resize/shoe/cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1/side.svg?format=jpeg&ground=laszlo',
        alt: 'Wien',
      },
    })
    const [product, trail] = data.head.structuredData as Record<string, unknown>[]
    expect(product).toMatchObject({ '@type': 'Product', sku: 'WIEN', url: '/laszlo_en/wien-oxford' })
    expect(product?.['offers']).toHaveLength(5)
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' })
  })
})
