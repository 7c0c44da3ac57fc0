import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Log } from '../log/log.ts'
import { type AccessLevel, logAccess } from './access-log.ts'
import { admitRequest } from './admit-request.ts'
import { createChooseStoreView } from './choose-store-view.ts'
import { joinRoutes } from './join-routes.ts'
import { onError } from './on-error.ts'
import type { Routes } from './request-context.ts'
import { completeResponse, respond } from './respond.ts'

export interface FetchOptions {
  storeViews: readonly StoreView[]
  defaultStoreCode: string
  accessLevel?: AccessLevel
  log: Log
}

/** `client` is told by a server that knows it; nothing in the request itself can say it. */
export type PlatformFetch = (request: Request, client?: { address: string | undefined }) => Promise<Response>

/** The front door: what every request goes through, in this order, before and after its route. */
export function createFetch(options: FetchOptions, modules: readonly Routes[]): PlatformFetch {
  const { log, accessLevel = 'info' } = options
  const chooseStoreView = createChooseStoreView(options.storeViews, options.defaultStoreCode)
  const routes = joinRoutes(modules)

  return async (request, client) => {
    const started = performance.now()
    const { context, refusal } = admitRequest(request, chooseStoreView, client?.address)
    let response: Response
    try {
      response = refusal ? respond(refusal, context) : completeResponse(await routes.fetch(request, context), context)
    } catch (error) {
      response = respond(onError(error, log, context), context)
    }
    logAccess(log, accessLevel, {
      requestId: context.requestId,
      method: request.method,
      route: context.route,
      store: context.storeView.storeCode,
      status: response.status,
      ms: performance.now() - started,
    })
    return response
  }
}
