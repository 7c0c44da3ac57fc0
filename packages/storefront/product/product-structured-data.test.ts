import { expect, test } from 'vitest'
import { germanView } from '../testing/create-test-shop.ts'
import { productStructuredData } from './product-structured-data.ts'
import { sampleShoe } from './sample-shoe.ts'

const context = {
  storeView: germanView,
  path: '/wien-oxford',
  image: '/img/1292/950/resize/x.svg',
  description: 'Ein Oxford',
  rating: null,
}

test('[UX-110] there is one offer for each variant, tax included, and no rating', () => {
  const children = sampleShoe.configurable_children?.map((child) => ({ ...child, price_incl_tax: undefined }))
  const data = productStructuredData({ ...sampleShoe, configurable_children: children }, context)
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Wien',
    brand: { '@type': 'Brand', name: 'Ellermoor' },
    image: '/img/1292/950/resize/x.svg',
  })
  expect(data).not.toHaveProperty('aggregateRating')
  const { offers } = data as { offers: object[] }
  expect(offers).toHaveLength(5)
  expect(offers[0]).toEqual({
    '@type': 'Offer',
    sku: 'COG-42-G',
    url: '/wien-oxford?childSku=COG-42-G',
    itemCondition: 'NewCondition',
    price: '389.00',
    priceCurrency: 'EUR',
    availability: 'InStock',
  })
  expect(offers[1]).toMatchObject({ sku: 'COG-425-F', availability: 'OutOfStock' })
})

test('[UX-110] [G-17] what buyers gave is told with its count, where the page shows it', () => {
  const data = productStructuredData(sampleShoe, { ...context, rating: { average: 4.8, count: 126 } })
  expect(data).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 126, bestRating: 5, worstRating: 1 },
  })
})

test('a simple product is one offer', () => {
  const simple = { ...sampleShoe, type_id: 'simple' as const, price_incl_tax: 11.9 }
  expect(productStructuredData(simple, context)).toMatchObject({
    offers: { price: '11.90', availability: 'InStock', url: '/wien-oxford' },
  })
})
