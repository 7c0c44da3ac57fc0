import { expect, test } from 'vitest'
import { cardData } from '../card/card-data.ts'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { sampleCream } from './sample-cream.ts'
import { togetherView } from './together-view.ts'

const shop = await createTestShop({ storeView: germanView })
const context = { text: shop.texts.text, i18n: shop.storeView.i18n }
const labels = { label: () => undefined, swatch: () => undefined }
const companion = (price_incl_tax: number, sku: string) => {
  const product = { ...sampleCream, sku, price_incl_tax }
  return { product, card: cardData(shop, product, labels) }
}
const chosen = {
  sku: 'WIEN',
  name: 'Wien',
  picture: '/shoe/x/side.svg',
  price: { current: '389,00\u00a0€', amount: 38_900, isFrom: false },
}

test('[PROD-18] what is often ordered together is summed up to the cent', () => {
  const view = togetherView(chosen, [companion(49, 'TREE'), companion(11.9, 'CREAM')], context)
  expect(view.items.map(({ sku, price, path }) => [sku, price, path === null])).toEqual([
    ['WIEN', '389,00\u00a0€', true],
    ['TREE', '49,00\u00a0€', false],
    ['CREAM', '11,90\u00a0€', false],
  ])
  expect(view.items[0]?.facts).toEqual(['Dieser Artikel'])
  expect(view.total).toBe('449,90\u00a0€')
})

test('while variants of different prices are left, the sum is the least', () => {
  const open = { ...chosen, price: { current: 'ab 389,00\u00a0€', amount: 38_900, isFrom: true } }
  expect(togetherView(open, [companion(49, 'TREE')], context).total).toBe('ab 438,00\u00a0€')
})

test('[UX-40] goods by volume tell their price per litre here too', () => {
  const product = { ...sampleCream, base_price_amount: 50, base_price_base_amount: 1000, base_price_unit: 2248 }
  const view = togetherView(chosen, [{ product, card: cardData(shop, product, labels) }], context)
  expect(view.items[1]?.facts.at(-1)).toMatch(/€ \/ l$/)
})
