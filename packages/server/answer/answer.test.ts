import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takenPort } from '../listen/take-port.ts'
import { Answer } from './answer.ts'

const bodies = new Map([
  ['/small', 'ß'.repeat(511)],
  ['/large', 'ß'.repeat(512)],
])
const server = createServer({ ServerResponse: Answer }, (incoming, outgoing) => {
  outgoing.requestId = 'process-7'
  outgoing.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
  outgoing.end(bodies.get(incoming.url ?? ''))
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

function headersOf(path: string): Promise<IncomingHttpHeaders> {
  const headers = { 'accept-encoding': 'gzip' }
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: takenPort(server), path, headers }, (answer) => {
      text(answer).then(() => resolve(answer.headers), reject)
    }).on('error', reject)
  })
}

describe('a whole body', () => {
  test('below 1024 bytes fits into one packet and is sent as it is, though nobody told its length before', async () => {
    const headers = await headersOf('/small')
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-length']).toBe('1022')
  })

  test('from there on is compressed', async () => {
    expect(await headersOf('/large')).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  })
})

test('every answer tells its id, and data the policy of data, in whatever case its type was written', async () => {
  expect(await headersOf('/small')).toMatchObject({
    'x-request-id': 'process-7',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})
