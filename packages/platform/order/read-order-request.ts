import { OrderRequest } from '@welt/contract/entity/order-request.ts'
import type { z } from 'zod'
import { readProductOption } from '../cart/read-product-option.ts'

export type OrderReading = { ok: true; request: OrderRequest } | { ok: false; faults: string[] }

/** The order as it was sent, or everything that is wrong with it: every product, both addresses, one text per fault. */
export function readOrderRequest(body: unknown): OrderReading {
  const parsed = OrderRequest.safeParse(body)
  if (!parsed.success) return { ok: false, faults: [...new Set(parsed.error.issues.map(faultText))] }
  const faults = parsed.data.products.flatMap(({ product_option }, place) =>
    readProductOption(product_option) ? [] : [`products[${place}].product_option cannot be understood.`],
  )
  return faults.length > 0 ? { ok: false, faults } : { ok: true, request: parsed.data }
}

function faultText({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? `The order ${message}.` : `${placeOf(path)} ${message}.`
}

/** `products[1].qty`, as programmers write it. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`
    return place === '' ? String(key) : `${place}.${String(key)}`
  }, '')
}
