import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { Totals } from '@welt/contract/entity/cart-totals.ts'
import { expect, test } from 'vitest'
import { estimateTotals } from './estimate-totals.ts'

const cream: CartItem = { sku: 'CREAM', qty: 2, price: 10, price_incl_tax: 11.9 }
const book: CartItem = { sku: 'BOOK', qty: 1, price: 23.271, price_incl_tax: 24.9 }
const told = (fields: object): Totals =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as far as the estimate reads them
  ({ items: [], discount_amount: 0, shipping_incl_tax: 4.9, ...fields }) as unknown as Totals

test('[CART-8] before the platform has said anything the prices of the lines count, each with its own tax', () => {
  expect(estimateTotals([cream, book, { ...book, sku: 'GONE', qty: 0 }], null)).toMatchObject({
    subtotalGross: 4870,
    discount: 0,
    shippingGross: 0,
    grandTotal: 4870,
    taxByRate: [
      { percent: 19, tax: 380 },
      { percent: 7, tax: 163 },
    ],
  })
})

test('the platform’s own price of a line counts more than the catalogue’s', () => {
  const told = { price_incl_tax: 10, tax_percent: 19 }
  expect(estimateTotals([{ ...cream, totals: told }], null).grandTotal).toBe(2000)
})

test('[CART-8] shipping is taken once, a percentage of what lies there now, an amount as it is', () => {
  const lines = [{ ...cream, qty: 10 }]
  const percent = told({ discount_amount: -2.38, items: [{ discount_percent: 10 }] })
  expect(estimateTotals(lines, percent)).toMatchObject({ discount: 1190, shippingGross: 490, grandTotal: 11_200 })
  const amount = told({ discount_amount: -5, items: [{ discount_percent: 0 }] })
  expect(estimateTotals(lines, amount)).toMatchObject({ discount: 500, grandTotal: 11_890 })
})

test('a discount never takes more than there is', () => {
  expect(estimateTotals([cream], told({ discount_amount: -50, shipping_incl_tax: 0 })).grandTotal).toBe(0)
})
