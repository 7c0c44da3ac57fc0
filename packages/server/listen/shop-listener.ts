import { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { errorText } from '@welt/contract/error-text.ts'
import { findStoreView } from '@welt/domain/url/store-path.ts'
import type { Answer } from '../answer/answer.ts'
import { refuse } from '../answer/refuse.ts'
import type { Config } from '../config/config.ts'
import type { Lifecycle } from '../lifecycle/lifecycle.ts'
import type { ServerLog } from '../log/create-log.ts'
import { logRequest, type RequestFacts } from '../log/log-request.ts'
import { checkRequest } from '../request/check-request.ts'
import { clientAddress } from '../request/client-address.ts'
import { publicUrl } from '../request/public-url.ts'
import { createRequestIds } from '../request/request-id.ts'
import { createRouter } from '../request/route-request.ts'
import { sendStatic } from '../static/send-static.ts'
import { answerHealth, answerReady } from './health.ts'
import type { Shop } from './shop.ts'
import { envelopeAnswer, platformAnswer, storefrontAnswer } from './web-answer.ts'

export interface ShopListenerOptions {
  config: Config
  lifecycle: Lifecycle
  log: ServerLog
  /** Requests that come while the shop starts wait for it. */
  shop: Promise<Shop>
}

/** Who answers what: probes and files here, the rest as web requests. */
export function createShopListener({ config, lifecycle, log, shop }: ShopListenerOptions) {
  const routeOf = createRouter(config.storeViews)
  const storeOf = (path: string) => findStoreView(config.storeViews, config.defaultStoreCode, path).storeCode
  const isDraining = () => lifecycle.phase === 'draining'
  const nextId = createRequestIds(config.server.trustedProxies)
  const addressOf = (incoming: unknown) =>
    incoming instanceof IncomingMessage ? clientAddress(incoming, config.server.trustedProxies) : undefined
  const toPlatform = getRequestListener(
    async (request, { incoming }) =>
      await platformAnswer(request, { address: addressOf(incoming) }, open ?? (await waitForShop()), log),
    // A host that is none, for one.
    { errorHandler: () => envelopeAnswer(400, errorText.unreadableRequest) },
  )
  const toStorefront = getRequestListener(async (request, { incoming }) =>
    storefrontAnswer(request, { address: addressOf(incoming) }, open ?? (await waitForShop()), log),
  )
  /** Once the shop is there, requests do not even wait for a promise. */
  let open: Shop | undefined
  const waitForShop = async () => (open ??= await shop)

  return async (incoming: IncomingMessage, outgoing: Answer): Promise<void> => {
    const facts: RequestFacts = {
      id: nextId(incoming.headers['x-request-id']),
      route: 'refused',
      path: '',
      store: undefined,
      startedAt: performance.now(),
    }
    incoming.headers['x-request-id'] = facts.id
    outgoing.requestId = facts.id
    outgoing.endsConnection = isDraining
    outgoing.once('close', () => logRequest(log, facts, incoming, outgoing))

    const checked = checkRequest(incoming.url ?? '/', config.server)
    if (!checked.ok) return refuse(outgoing, checked.status, checked.text, routeOf(checked.path))
    const route = routeOf(checked.path)
    facts.route = route
    facts.path = checked.path
    facts.store = storeOf(checked.path)
    if (route === 'health') return answerHealth(outgoing)
    if (route === 'ready') {
      const platform = lifecycle.phase === 'serving' ? (await shop).platform : undefined
      return answerReady(outgoing, { lifecycle, platform, timeout: config.server.readyTimeout, log })
    }
    incoming.url = publicUrl(checked.url, incoming.headers, config.server.trustedProxies)
    if (route === 'platform') return toPlatform(incoming, outgoing)
    const file = (open ?? (await waitForShop())).files.get(checked.path)
    if (!file) return toStorefront(incoming, outgoing)
    facts.route = 'asset'
    return sendStatic(file, incoming, outgoing)
  }
}
