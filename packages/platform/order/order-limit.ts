import { placeOrder } from '@welt/contract/api/order.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { Admission, RateLimiter } from '../limit/rate-limiter.ts'
import type { OrderSettings } from './order-settings.ts'

interface Options {
  limiter: RateLimiter
  order: Pick<OrderSettings, 'ordersPerCart' | 'ordersPerAddress'>
}

const minute = 60_000

export function cartLimit(cartToken: string, { limiter, order }: Options): Failure | undefined {
  const rule = { name: 'order by cart', limit: order.ordersPerCart, windowMs: minute }
  return tooOften(limiter.take(rule, cartToken))
}

export function addressLimit(address: string | undefined, { limiter, order }: Options): Failure | undefined {
  if (address === undefined) return undefined
  const rule = { name: 'order by address', limit: order.ordersPerAddress, windowMs: minute }
  return tooOften(limiter.take(rule, address))
}

export function tooOften(admission: Admission): Failure | undefined {
  if (admission.ok) return undefined
  return fail(429, placeOrder.errors[429], { headers: { 'retry-after': String(admission.retryAfterSeconds) } })
}
