import { placeOrder, syncOrder } from '@welt/contract/api/order.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Answer, fail, ok } from '../http/envelope.ts'
import { readJson } from '../http/read-json.ts'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { respond } from '../http/respond.ts'
import { createRoutes, route } from '../http/route.ts'
import type { VisitorReader } from '../session/read-visitor.ts'
import { hashToken } from '../token/secret-token.ts'
import { isGuessable, readIdempotencyKey } from './placement-key.ts'
import { placementRepo } from './placement-repo.ts'
import { readOrderRequest } from './read-order-request.ts'
import { createReceiveOrder, type ReceiveOrderOptions } from './receive-order.ts'

export interface OrderRouteOptions extends ReceiveOrderOptions {
  readVisitor: VisitorReader
}

export function orderRoutes(options: OrderRouteOptions): Routes {
  const { database, readVisitor } = options
  const receiveOrder = createReceiveOrder(options)

  /** Not by `route`: what is wrong with an order is a list, one text per fault. */
  async function answerOrder(context: RequestContext): Promise<Answer<unknown>> {
    const sent = await readJson(context)
    if ('failure' in sent) return sent.failure
    const reading = readOrderRequest(sent.value)
    if (!reading.ok) return fail(400, reading.faults)
    const key = readIdempotencyKey(context.request.headers.get('idempotency-key'))
    if (!key.ok) return fail(400, [errorText.wrongIdempotencyKey])
    return receiveOrder({
      request: reading.request,
      idempotencyKey: key.header,
      visitor: await readVisitor(context),
      storeView: context.storeView,
      clientAddress: context.clientAddress,
    })
  }

  return createRoutes(
    (routes) => routes.post(placeOrder.path, async (c) => respond(await answerOrder(c.env), c.env)),
    route(syncOrder, async ({ query: { order_id } }) => {
      const found = isGuessable(order_id)
        ? undefined
        : await placementRepo.findByName(database, { keyHash: hashToken(order_id), cartToken: order_id })
      if (!found) return fail(404, syncOrder.errors[404])
      const { orderId, createdAt } = found
      return ok({
        platform_order_id: String(orderId),
        transmited: true,
        transmited_at: createdAt,
        platform: 'welt',
        order: null,
      })
    }),
  )
}
