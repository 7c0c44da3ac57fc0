import { OrderPlaced } from '@welt/contract/api/order.ts'
import type { Sending, ShopAnswer } from '../stage/shop-client.ts'
import type { Stage } from '../stage/stage.ts'

export const buyerAddress = {
  firstname: 'Jürgen',
  lastname: 'Weiß',
  street: ['Am Markt', '1'],
  postcode: '10115',
  city: 'Berlin',
  region: '',
  region_id: 0,
  country_id: 'DE',
  telephone: '',
  company: '',
  email: 'juergen.weiss@kunde.test',
}

export interface Basket {
  cart_id: string
  products: readonly { sku: string; qty: unknown; [key: string]: unknown }[]
  [key: string]: unknown
}

export interface SentOrder {
  addressInformation: Record<string, unknown>
  [key: string]: unknown
}

/** An order as clients of the field send it. */
export function orderOf({ cart_id, products, ...others }: Basket): SentOrder {
  return {
    user_id: '',
    cart_id,
    transmited: true,
    products,
    addressInformation: {
      billingAddress: buyerAddress,
      shippingAddress: buyerAddress,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: 'invoice',
      payment_method_additional: {},
    },
    ...others,
  }
}

export async function newCart({ client }: Stage, query = ''): Promise<string> {
  return String(await client.result(`/api/cart/create${query}`, { method: 'POST' }))
}

export async function sendOrder(stage: Stage, order: object, sending: Sending = {}): Promise<ShopAnswer> {
  const answer = await stage.client.send('/api/order', { body: order, ...sending })
  const placed = OrderPlaced.safeParse(answer.result)
  if (answer.code === 200 && placed.success) stage.acknowledge(placed.data.orderNumber)
  return answer
}

export async function countOrders({ database }: Stage): Promise<number> {
  const row = await database.get<{ orders: number }>('SELECT count(*) AS orders FROM sales_order')
  return row?.orders ?? 0
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
