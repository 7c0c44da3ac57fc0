import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { parseConfig } from '@welt/server/config/parse-config.ts'
import { listen } from '@welt/server/listen/listen.ts'
import { takenPort } from '@welt/server/listen/take-port.ts'
import { createLog } from '@welt/server/log/create-log.ts'
import { heldMemory } from './held-memory.ts'
import { openStageDatabase } from './stage-database.ts'

/**
 * A program of its own: one of the shop's processes, on the database that its argument names, until its input ends. It
 * stands behind the server's own front door, because what is refused there never reaches the platform.
 */
const [address = ''] = process.argv.slice(2)
// Nobody waits half a minute for those who send slowly.
const limits = JSON.stringify({ server: { headersTimeout: 1000, requestTimeout: 2000 } })
const parsed = parseConfig({
  file: { name: 'stage', text: limits },
  env: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' },
})
if (!parsed.ok) throw new Error(parsed.sentence)
const { config } = parsed
// Whatever is played, no request may end in an error of ours; if one does, its words help.
const log = createLog(config)
const platform = await createTestPlatform({
  database: await openStageDatabase(address),
  isLimited: false,
  log,
  mailTransport: { send: () => pause(5) },
})
platform.startJobs()
const storefront = { fetch: async () => new Response('no page is shown here', { status: 404 }) }
const shop = Promise.resolve({ platform, storefront, files: new Map<string, never>() })
const server = await listen({ config, lifecycle: { phase: 'serving' }, log, shop })
process.stdout.write(`http://127.0.0.1:${takenPort(server)}\n`)

createInterface(process.stdin)
  .on('line', () => void heldMemory().then((bytes) => process.stdout.write(`${bytes}\n`)))
  .once('close', () => {
    server.close()
    server.closeAllConnections()
    void platform.close()
  })
