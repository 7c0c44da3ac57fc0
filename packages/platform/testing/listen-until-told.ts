import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Platform } from '../create-platform.ts'

/** Serves a platform at a loopback port, says which on standard output, and ends with its standard input. */
export function listenUntilTold(platform: Pick<Platform, 'fetch' | 'close'>): void {
  const server = createServer((incoming, outgoing) => {
    answer(platform, incoming, outgoing).catch((error: unknown) =>
      outgoing.destroy(error instanceof Error ? error : undefined),
    )
  })
  // A client that reads a whole catalogue on a busy machine is silent for longer than the five seconds that are usual.
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) process.stdout.write(`http://127.0.0.1:${address.port}\n`)
  })
  process.stdin.resume().once('end', () => {
    server.close()
    server.closeAllConnections()
    void platform.close()
  })
}

async function answer(
  platform: Pick<Platform, 'fetch'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = incoming
  const sent = Buffer.concat(await incoming.toArray())
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const body = method === 'GET' || method === 'HEAD' ? undefined : sent
  const response = await platform.fetch(new Request(`http://127.0.0.1${url}`, { method, headers, body }))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
