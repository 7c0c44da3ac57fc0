import { createServer, type Server } from 'node:http'
import { Answer } from '../answer/answer.ts'
import { answerClientError } from '../answer/client-error.ts'
import type { Config } from '../config/config.ts'
import { errorCode } from '../start/error-code.ts'
import { StartUpError } from '../start/start-up-error.ts'
import { createShopListener, type ShopListenerOptions } from './shop-listener.ts'

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

function takePort(server: Server, { port, host }: Config['server']): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartUpError(portSentence(error, port, host), { cause: error })))
    server.listen({ port, host: host ?? undefined }, resolve)
  })
}

function portSentence(error: Error, port: number, host: string | null): string {
  const code = errorCode(error)
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program: stop it, or choose another with PORT.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}: choose another one with HOST.`
  return `Port ${port} cannot be listened on (${error.message}).`
}

/** The port that was taken: not the one in the settings when those left the choice to the system. */
export function takenPort(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen on a port.')
  return address.port
}
