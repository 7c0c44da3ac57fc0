import { placeOrder } from '@welt/contract/api/order.ts'
import type { Failure } from '../http/envelope.ts'
import { limitVisitor } from '../limit/limit-visitor.ts'
import type { RateLimiter } from '../limit/rate-limiter.ts'
import { tooOften } from '../limit/too-often.ts'
import type { OrderSettings } from './order-settings.ts'

interface Options {
  limiter: RateLimiter
  order: Pick<OrderSettings, 'ordersPerCart' | 'ordersPerAddress'>
}

const minute = 60_000

export function cartLimit(cartToken: string, { limiter, order }: Options): Failure | undefined {
  const rule = { name: 'order by cart', limit: order.ordersPerCart, windowMs: minute }
  const admission = limiter.take(rule, cartToken)
  return admission.ok ? undefined : tooOften(admission, placeOrder.errors[429])
}

export function addressLimit(clientAddress: string | undefined, { limiter, order }: Options): Failure | undefined {
  const rule = { name: 'order by address', limit: order.ordersPerAddress, windowMs: minute }
  return limitVisitor(limiter, rule, { clientAddress }, placeOrder.errors[429])
}
