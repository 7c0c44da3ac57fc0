import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { priceInfo } from './price-info.ts'

const variant = (sku: string, price_incl_tax: number, status = 1) => ({
  sku,
  status,
  price_incl_tax,
  original_price_incl_tax: price_incl_tax,
})
const shirt: Product = {
  id: 1,
  sku: 'HEMD',
  name: 'Hemd',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  price_incl_tax: 50,
  original_price_incl_tax: 50,
  configurable_children: [variant('S', 50), variant('M', 60), variant('L', 10, 2), variant('XL', 90, 2)],
}

test('[PRICE-5] the lowest and the highest price are those of variants that are sold', () => {
  expect(priceInfo({ product: shirt }, ellermoor).price_info).toMatchObject({
    minimal_price: 50,
    minimal_regular_price: 50,
    max_price: 60,
    max_regular_price: 60,
  })
})
