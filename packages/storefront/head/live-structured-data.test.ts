import { expect, test } from 'vitest'
import { ofVariant } from './live-structured-data.ts'

const offer = (sku: string, price: string) => ({ '@type': 'Offer', sku, url: `/wien?childSku=${sku}`, price })
const product = { '@type': 'Product', sku: 'WIEN', url: '/wien', offers: [offer('A', '389.00'), offer('B', '399.00')] }

test('[UX-42] structured data tells the offer that is chosen', () => {
  expect(JSON.parse(ofVariant(JSON.stringify(product), 'B'))).toEqual({
    '@type': 'Product',
    sku: 'B',
    url: '/wien?childSku=B',
    offers: offer('B', '399.00'),
  })
})

test.each([
  ['a variant that is not offered', product, 'C'],
  ['a product of one offer', { ...product, offers: offer('A', '389.00') }, 'A'],
  ['the way to the page', { '@type': 'BreadcrumbList' }, 'A'],
])('%s leaves the text as it is', (_, data, sku) => {
  const text = JSON.stringify(data)
  expect(ofVariant(text, sku)).toBe(text)
})
