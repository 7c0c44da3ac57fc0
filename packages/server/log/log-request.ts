import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Route } from '../request/route-request.ts'
import type { ServerLog } from './create-log.ts'

export interface RequestFacts {
  id: string
  route: Route | 'asset' | 'refused'
  /** Without the query, which can hold tokens. */
  path: string
  store: string | undefined
  startedAt: number
}

/** One line when the answer has left, or when the client has. The platform writes its own, with its route's template. */
export function logRequest(
  log: ServerLog,
  facts: RequestFacts,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const { id, route, path, store, startedAt } = facts
  const fields = {
    id,
    route,
    store,
    method: incoming.method,
    path: path.slice(0, 256),
    // 499 is what the field calls an answer that nobody waited for.
    status: outgoing.writableFinished ? outgoing.statusCode : 499,
    ms: Math.round((performance.now() - startedAt) * 10) / 10,
  }
  if (fields.status >= 500 && route !== 'ready') log.error(fields, 'request')
  else if (route === 'storefront' || route === 'refused') log.info(fields, 'request')
  else log.debug(fields, 'request')
}
