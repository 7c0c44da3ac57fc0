import { expect, test } from 'vitest'
import { recommendedSkus } from './recommended-skus.ts'

const link = (link_type: string, linked_product_sku: string, position?: number) => ({
  link_type,
  linked_product_sku,
  ...(position !== undefined && { position }),
})

test('[PROD-18] [UX-41] alternatives and what goes with it are apart, each in the merchant’s order', () => {
  const product_links = [
    link('crosssell', 'CREAM', 2),
    link('upsell', 'GENUA', 1),
    link('related', 'AGRAM', 2),
    link('related', 'LINZ', 1),
    link('crosssell', 'TREE', 1),
    link('associated', 'BRUSH', 1),
  ]
  expect(recommendedSkus({ sku: 'WIEN', product_links })).toEqual({
    similar: ['LINZ', 'AGRAM', 'GENUA'],
    matching: ['TREE', 'CREAM'],
  })
})

test('[UX-41] nothing is recommended twice, and no product itself', () => {
  const product_links = [
    link('related', 'LINZ'),
    link('upsell', 'LINZ'),
    link('crosssell', 'LINZ'),
    link('related', 'WIEN'),
    { link_type: 'crosssell' },
  ]
  expect(recommendedSkus({ sku: 'WIEN', product_links })).toEqual({ similar: ['LINZ'], matching: [] })
})

test('a catalogue without links recommends nothing', () => {
  expect(recommendedSkus({ sku: 'WIEN' })).toEqual({ similar: [], matching: [] })
})
