import { createHash } from 'node:crypto'
import type { OrderRequest } from '@welt/contract/entity/order-request.ts'

/**
 * What an order says, whatever it is wrapped in: goods, addresses and methods. Times, totals, stock and the rest change
 * from one sending to the next and mean nothing; so does the order of goods and of keys.
 */
export function orderMeaning({ products, addressInformation }: OrderRequest): string {
  const goods = products.map(({ sku, qty, product_option }) => stable([sku, qty, chosen(product_option)])).sort()
  return createHash('sha256')
    .update(stable([goods, addressInformation]))
    .digest('hex')
}

/** Options without a choice in them are none. */
function chosen(option: unknown): unknown {
  if (option === null || option === undefined) return null
  if (typeof option === 'number') return String(option)
  if (typeof option !== 'object') return option
  if (Array.isArray(option)) return option.length === 0 ? null : option.map(chosen)
  const kept = Object.entries(option).flatMap(([key, value]) => {
    const part = chosen(value)
    return part === null ? [] : [[key, part] as const]
  })
  return kept.length === 0 ? null : Object.fromEntries(kept)
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
