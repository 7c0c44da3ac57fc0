import { createHash } from 'node:crypto'
import type { OrderRequest } from '@welt/contract/entity/order-request.ts'
import { readProductOption } from '../cart/read-product-option.ts'

/**
 * What an order says, whatever it is wrapped in: goods, addresses and methods. Times, totals, stock and the rest change
 * from one sending to the next and mean nothing; so does the order of goods and of keys.
 */
export function orderMeaning({ products, addressInformation }: OrderRequest): string {
  const goods = products
    .map(({ sku, qty, product_option }) => stable([sku, qty, asTexts(readProductOption(product_option))]))
    .sort()
  return createHash('sha256')
    .update(stable([goods, addressInformation]))
    .digest('hex')
}

/** 93 and '93' are the same option. */
function asTexts(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(asTexts)
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asTexts(part)])) : value
}

/** JSON with the keys in one order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isPlain(part) ? sorted(part) : part))
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
