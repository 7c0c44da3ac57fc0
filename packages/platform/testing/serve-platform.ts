import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { silentLog } from '../log/log.ts'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import { migrate } from '../storage/migration/migrate.ts'
import { openPostgres } from '../storage/postgres.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createTestPlatform } from './create-test-platform.ts'

/** A program of its own: the platform with the demo catalogue behind a loopback port, until its standard input ends. */
const [databaseUrl = ''] = process.argv.slice(2)
const database = databaseUrl === '' ? await temporarySqlite() : openPostgres({ url: databaseUrl, log: silentLog })
await migrate(database)
await seedCatalog({ database, storeViews: demoStoreViews })
const platform = await createTestPlatform({ database })

const server = createServer((incoming, outgoing) => {
  answer(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.stdout.write(`http://127.0.0.1:${address.port}\n`)
})
process.stdin.resume().once('end', () => {
  server.close()
  server.closeAllConnections()
  void platform.close()
})

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = incoming
  const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(await incoming.toArray())
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
  const response = await platform.fetch(new Request(`http://127.0.0.1${url}`, { method, headers, body }))
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
