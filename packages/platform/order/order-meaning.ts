import { createHash } from 'node:crypto'
import type { OrderedProduct, OrderRequest, OrderRequestAddress } from '@welt/contract/entity/order-request.ts'
import { readProductOption } from '../cart/read-product-option.ts'

/**
 * What an order says, whatever it is wrapped in: goods, addresses and methods. Times, totals, stock and the rest change
 * from one sending to the next and mean nothing; so does the order of goods and of keys.
 */
export function orderMeaning({ products, addressInformation: told }: OrderRequest): string {
  const said = [
    products.map(goodMeaning).sort(),
    addressMeaning(told.billingAddress),
    told.shippingAddress ? addressMeaning(told.shippingAddress) : null,
    told.shipping_carrier_code,
    told.shipping_method_code,
    told.payment_method_code,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

function goodMeaning({ sku, qty, product_option }: OrderedProduct): string {
  return JSON.stringify([sku, qty, product_option ? asTexts(readProductOption(product_option)) : {}])
}

/** 93 and '93' are the same option, and so are two objects whose keys stand in another order. */
function asTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asTexts)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, asTexts(part)]))
}

function addressMeaning(address: OrderRequestAddress): unknown[] {
  const { firstname, lastname, company, vat_id, street, postcode, city, country_id, telephone, email } = address
  const { region, region_id, region_code } = address
  const place = [region?.region ?? '', region?.region_code ?? '', region_id ?? 0, region_code]
  return [firstname, lastname, company, vat_id, street, postcode, city, country_id, telephone, email, ...place]
}
