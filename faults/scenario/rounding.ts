import { z } from 'zod'
import { manyGoods } from '../stage/goods.ts'
import type { Stage } from '../stage/stage.ts'
import { buyerAddress, newCart, orderOf, sendOrder } from './buyer.ts'
import { crowd } from './crowd.ts'
import type { Scenario } from './scenario.ts'

const views = ['laszlo_de', 'laszlo_en']
const countries = ['DE', 'SE', 'LU']
const coupons = [0, 1, 333, 1000, 1999, 5000, 6667, 9999, 10_000]

const Totals = z.looseObject({
  grand_total: z.number(),
  subtotal_incl_tax: z.number(),
  discount_amount: z.number(),
  shipping_incl_tax: z.number(),
  tax_amount: z.number(),
  items: z.array(
    z.looseObject({ row_total_incl_tax: z.number(), discount_amount: z.number(), tax_amount: z.number() }),
  ),
})

/** what is shown adds up to what is charged, to the cent, in both kinds of price, three countries and any discount. */
export const rounding: Scenario = {
  id: 'R-09',
  title: 'random carts add up to the cent',
  async play(stage, size) {
    const carts = size === 'full' ? 10_000 : 16
    await writeCoupons(stage)
    const faults = await crowd(
      Array.from({ length: carts }, (_, at) => at),
      10,
      (at) => faultsOf(stage, at),
    )
    const wrong = faults.flat()
    return {
      pass: wrong.length === 0,
      figures: { carts, wrong: wrong.length, ...(wrong[0] !== undefined && { first: wrong[0] }) },
    }
  },
}

async function writeCoupons({ database }: Stage): Promise<void> {
  for (const value of coupons.filter(Boolean)) {
    await database.run("INSERT INTO coupon (code, kind, value) VALUES ($1, 'percent', $2) ON CONFLICT DO NOTHING", [
      codeOf(value),
      value,
    ])
  }
}

async function faultsOf(stage: Stage, at: number): Promise<string[]> {
  const store = `storeCode=${views[at % views.length]}`
  const cart_id = await newCart(stage, `?${store}`)
  const products = randomLines()
  for (const product of products) {
    await stage.client.result(`/api/cart/update?cartId=${cart_id}&${store}`, {
      body: { cartItem: { ...product, quoteId: cart_id } },
    })
  }
  const coupon = coupons[at % coupons.length] ?? 0
  if (coupon > 0)
    await stage.client.result(`/api/cart/apply-coupon?cartId=${cart_id}&coupon=${codeOf(coupon)}&${store}`, {
      method: 'POST',
    })
  const address = { ...buyerAddress, country_id: countries[at % countries.length] }
  const information = {
    shippingAddress: address,
    billingAddress: address,
    shippingCarrierCode: 'flatrate',
    shippingMethodCode: 'flatrate',
  }
  const told = z.looseObject({ totals: Totals }).parse(
    await stage.client.result(`/api/cart/shipping-information?cartId=${cart_id}&${store}`, {
      body: { addressInformation: information },
    }),
  )
  const order = orderOf({ cart_id, products })
  const answer = await sendOrder(stage, {
    ...order,
    addressInformation: { ...order.addressInformation, billingAddress: address, shippingAddress: address },
  })
  const row = await stage.database.get<{ cents: number }>(
    'SELECT amount_cents AS cents FROM order_payment JOIN sales_order ON entity_id = order_id JOIN cart ON cart.id = cart_id WHERE token = $1',
    [cart_id],
  )
  return sumFaults(told.totals, answer.code === 200 ? row?.cents : undefined)
}

function sumFaults(totals: z.infer<typeof Totals>, charged: number | undefined): string[] {
  const cents = (amount: number) => Math.round(amount * 100)
  const isWhole = (amount: number) => Math.abs(amount * 100 - cents(amount)) < 1e-6
  const rows = totals.items.reduce((sum, item) => sum + cents(item.row_total_incl_tax), 0)
  const discounts = totals.items.reduce((sum, item) => sum + cents(item.discount_amount), 0)
  const total = cents(totals.grand_total)
  const taxes = totals.items.reduce((sum, item) => sum + cents(item.tax_amount), 0)
  const amounts = [
    totals.grand_total,
    totals.subtotal_incl_tax,
    totals.tax_amount,
    ...totals.items.flatMap((item) => [item.row_total_incl_tax, item.tax_amount]),
  ]
  const checks: [string, boolean][] = [
    ['rows make the subtotal', rows === cents(totals.subtotal_incl_tax)],
    ['discounts make the discount', discounts === -cents(totals.discount_amount)],
    ['taxes make the tax', taxes === cents(totals.tax_amount)],
    ['rows, shipping and discount make the total', rows + cents(totals.shipping_incl_tax) - discounts === total],
    ['amounts are whole cents', amounts.every(isWhole)],
    ['what is shown is charged', charged === undefined ? rows < 2000 : charged === total],
  ]
  return checks.filter(([, holds]) => !holds).map(([text]) => text)
}

function randomLines(): { sku: string; qty: number }[] {
  const skus = new Set(
    Array.from(
      { length: 1 + Math.floor(Math.random() * 6) },
      () => manyGoods[Math.floor(Math.random() * manyGoods.length)]?.sku ?? '',
    ),
  )
  return [...skus].map((sku) => ({ sku, qty: 1 + Math.floor(Math.random() * 99) }))
}

function codeOf(value: number): string {
  return `OFF${value}`
}
