import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { fetchRaw } from './load.ts'

let asked = 0
/** Answers every other question and hangs up at the rest. */
const server = createServer((question, answer) => {
  asked += 1
  if (asked % 2 === 0) question.socket.destroy()
  else answer.end(String(asked))
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => server.close())

test('what was asked over a connection that had just been closed is asked again; what may have been done is not', async () => {
  const ask = async () => (await fetchRaw(port, { path: '/' })).body.toString()
  expect(await ask()).toBe('1')
  expect(await ask()).toBe('3')
  await expect(fetchRaw(port, { path: '/', body: {} })).rejects.toThrow('socket hang up')
})
