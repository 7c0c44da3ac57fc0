import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { silentLog } from '@welt/platform/log/log.ts'
import { createTestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { openStageDatabase } from './stage-database.ts'

/** A program of its own: one of the shop's processes, on the database that its argument names, until its input ends. */
const [address = ''] = process.argv.slice(2)
const platform = await createTestPlatform({
  database: await openStageDatabase(address),
  isLimited: false,
  // Whatever is played, no request may end in an error of ours; if one does, its words help.
  log: {
    ...silentLog,
    error: (fields, message) => void process.stderr.write(`${JSON.stringify({ message, ...fields })}\n`),
  },
})

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined))
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (typeof bound === 'object' && bound) process.stdout.write(`http://127.0.0.1:${bound.port}\n`)
})
process.stdin.resume().once('end', () => {
  server.close()
  server.closeAllConnections()
  void platform.close()
})

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = incoming
  const sent = Buffer.concat(await incoming.toArray())
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const body = method === 'GET' || method === 'HEAD' ? undefined : sent
  const response = await platform.fetch(new Request(`http://127.0.0.1${url}`, { method, headers, body }))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
