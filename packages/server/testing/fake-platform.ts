import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { json, text } from 'node:stream/consumers'
import { z } from 'zod'
import { takenPort } from '../listen/take-port.ts'

export interface FakePlatform {
  origin: string
  close(): void
}

/** A platform in another process, as PLATFORM_URL names it: tells what reached it. */
export async function fakePlatform(): Promise<FakePlatform> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/base/api/stuck')) return
    const answer = (body: object) => {
      outgoing.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'x-of-the-platform': 'yes',
        'keep-alive': 'timeout=77',
      })
      outgoing.end(JSON.stringify(body))
    }
    // Who hangs up in the middle of a body wants no answer.
    echo(incoming).then(answer, () => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${takenPort(server)}/base`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export const Echo = z.object({
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.unknown(),
})
export type Echo = z.infer<typeof Echo>

async function echo(incoming: IncomingMessage) {
  const isJson = incoming.headers['content-type'] === 'application/json'
  const body: unknown = isJson ? await json(incoming) : await text(incoming)
  return { method: incoming.method, url: incoming.url, headers: incoming.headers, body }
}
