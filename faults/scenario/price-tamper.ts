import { z } from 'zod'
import { plentySku, voucherSku } from '../stage/goods.ts'
import type { Stage } from '../stage/stage.ts'
import { newCart, orderOf, sendOrder } from './buyer.ts'
import { crowd } from './crowd.ts'
import type { Scenario } from './scenario.ts'

const fields = [
  'price', 'price_incl_tax', 'original_price', 'original_price_incl_tax', 'special_price', 'special_price_incl_tax', 'final_price',
  'price_tax', 'tax_amount', 'tax_percent', 'tax_class_id', 'discount_amount', 'discount_percent', 'row_total', 'row_total_incl_tax',
  'base_price', 'base_price_incl_tax', 'custom_price', 'totals', 'grand_total', 'base_grand_total', 'subtotal', 'subtotal_incl_tax',
  'shipping_amount', 'shipping_incl_tax', 'total_due', 'coupon_code', 'currency', 'qty_ordered', 'amount',
] // biome-ignore format: a list
const values: unknown[] = [0, -1, 0.001, 1e308, '1', 'NaN', null, [], [0], {}, { grand_total: 0 }, true, -119]

const Totals = z.looseObject({ grand_total: z.number() })
const gross = 11_900

/** whatever a client says about prices, the charge is the platform's own. */
export const priceTamper: Scenario = {
  id: 'R-07',
  title: 'prices, totals, tax and discounts that the client invents',
  async play(stage, size) {
    const cases = fields.flatMap((field) => values.map((value) => ({ field, value })))
    const played = size === 'full' ? cases : cases.filter((_, at) => at % 10 === 0)
    const charges = await crowd(played, 20, (tamper) => charge(stage, tamper))
    const wrong = charges.filter(({ order, cart }) => (order ?? gross) !== gross || cart !== gross).length
    // What is not read refuses nothing: a tampered order that was turned away would prove nothing.
    const placed = charges.filter(({ order }) => order !== undefined).length
    const free = await freeVoucher(stage)
    return {
      pass: wrong === 0 && free === 0 && placed === played.length,
      figures: { tampered: played.length * 3, placed, 'wrong charges': wrong, 'free vouchers': free },
    }
  },
}

async function charge(stage: Stage, { field, value }: { field: string; value: unknown }) {
  const cart_id = await newCart(stage)
  const item = { sku: plentySku, qty: 1, quoteId: cart_id, [field]: value }
  await stage.client.send(`/api/cart/update?cartId=${cart_id}`, { body: { cartItem: item, [field]: value } })
  const totals = Totals.parse(await stage.client.result(`/api/cart/totals?cartId=${cart_id}`))
  const order = orderOf({ cart_id, products: [{ sku: plentySku, qty: 1, [field]: value }], [field]: value })
  const answer = await sendOrder(stage, {
    ...order,
    addressInformation: { ...order.addressInformation, [field]: value },
  })
  const row = await stage.database.get<{ cents: number }>(
    'SELECT grand_total_cents AS cents FROM sales_order JOIN cart ON cart.id = cart_id WHERE token = $1',
    [cart_id],
  )
  return { cart: Math.round(totals.grand_total * 100), order: answer.code === 200 ? row?.cents : undefined }
}

/** A custom option, a negative line or a second product must not make something cheaper. */
async function freeVoucher(stage: Stage): Promise<number> {
  const tries = [
    [
      { sku: voucherSku, qty: 1 },
      { sku: plentySku, qty: -1 },
    ],
    [
      {
        sku: voucherSku,
        qty: 1,
        product_option: { extension_attributes: { custom_options: [{ option_id: 1, option_value: -100 }] } },
      },
    ],
    [{ sku: voucherSku, qty: 1, custom_options: { 1: { price: -100 } } }],
  ]
  let free = 0
  for (const products of tries) {
    const cart_id = await newCart(stage)
    await sendOrder(stage, orderOf({ cart_id, products }))
    const row = await stage.database.get<{ cents: number }>(
      'SELECT grand_total_cents AS cents FROM sales_order JOIN cart ON cart.id = cart_id WHERE token = $1',
      [cart_id],
    )
    if (row && row.cents < 5950) free++
  }
  return free
}
