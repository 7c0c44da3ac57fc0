import { createServer, type Server } from 'node:http'
import { Answer } from '../answer/answer.ts'
import { answerClientError } from '../answer/client-error.ts'
import { createShopListener, type ShopListenerOptions } from './shop-listener.ts'
import { takePort } from './take-port.ts'

/** Takes the port. The limits stand on the socket, before any of our code sees a request. */
export async function listen(options: ShopListenerOptions): Promise<Server> {
  const { server: settings } = options.config
  const server = createServer({
    ServerResponse: Answer,
    // Node counts the request line too, whose own limit is checked later.
    maxHeaderSize: settings.maxHeaderSize + settings.maxUrlLength,
    headersTimeout: settings.headersTimeout,
    requestTimeout: settings.requestTimeout,
    keepAliveTimeout: settings.keepAliveTimeout,
    connectionsCheckingInterval: 2000,
  })
  const listener = createShopListener(options)
  server.on('request', (incoming, outgoing) => {
    listener(incoming, outgoing).catch((error: unknown) => {
      options.log.error({ err: error }, 'a request failed')
      outgoing.destroy()
    })
  })
  server.on('clientError', answerClientError)
  await takePort(server, settings)
  return server
}
