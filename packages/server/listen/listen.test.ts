import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, test } from 'vitest'
import { parseConfig } from '../config/parse-config.ts'
import { listen } from './listen.ts'
import { takenPort } from './take-port.ts'

/** A shop that reads what it is sent. */
const readingPlatform = {
  fetch: async (request: Request) => Response.json({ code: 200, result: await request.text() }),
}

test('[S-36] a body that does not come to its end gets an answer in the envelope when its time is over', async () => {
  const parsed = parseConfig({ env: { PORT: '0', HOST: '127.0.0.1' }, file: undefined })
  if (!parsed.ok) throw new Error(parsed.sentence)
  const config = { ...parsed.config, server: { ...parsed.config.server, headersTimeout: 200, requestTimeout: 300 } }
  const server = await listen({
    config,
    lifecycle: { phase: 'serving' },
    log: pino({ level: 'silent' }),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the shop is asked for
    shop: Promise.resolve({ platform: readingPlatform, files: new Map() } as never),
  })
  try {
    const head =
      'POST /api/user/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n'
    const socket = connect(takenPort(server), '127.0.0.1', () => socket.write(`${head}{"username":`))
    const [answer = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(JSON.parse(body)).toEqual({ code: 408, result: 'The request did not come to its end in time.' })
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
