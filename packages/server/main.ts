import './start/require-runtime.ts'
import { resolve } from 'node:path'
import { readConfig } from './config/read-config.ts'
import { drain, drainPlan } from './lifecycle/drain.ts'
import type { Lifecycle } from './lifecycle/lifecycle.ts'
import { onStop } from './lifecycle/on-stop.ts'
import { listen } from './listen/listen.ts'
import type { Shop } from './listen/shop.ts'
import { takenPort } from './listen/take-port.ts'
import { createLog, flushLog } from './log/create-log.ts'
import { endOnBug } from './log/end-on-bug.ts'
import { embeddedPlatform } from './platform/embedded-platform.ts'
import { remotePlatform } from './platform/remote-platform.ts'
import { exitWithSentence } from './start/exit-with-sentence.ts'
import { sayAddresses } from './start/say-addresses.ts'
import { createStep } from './start/step.ts'
import { loadStorefront } from './storefront/load-storefront.ts'
import { warmUp } from './warm-up/warm-up.ts'

const root = resolve(import.meta.dirname, '../..')
const clock = Date.now

try {
  const config = readConfig({ root, env: process.env })
  const log = createLog(config)
  endOnBug(log)

  // The port is taken first, so that a busy one is told at once; requests wait until the shop is there.
  const lifecycle: Lifecycle = { phase: 'starting' }
  const { promise: shop, resolve: open } = Promise.withResolvers<Shop>()
  const server = await listen({ config, lifecycle, log, shop })
  onStop(async (signal) => {
    if (lifecycle.phase === 'starting') process.exit(1)
    await drain(server, lifecycle, drainPlan(signal, config), log)
    await (await shop).platform.close()
    await flushLog(log)
    process.exit(0)
  })

  const platform = config.platformUrl
    ? remotePlatform({ url: config.platformUrl, timeout: config.platformTimeout })
    : await embeddedPlatform(config, { root, log, clock, step: createStep() })
  const { storefront, files } = await loadStorefront(config, { root, platform, log, clock })
  open({ platform, storefront, files })
  lifecycle.phase = 'serving'
  sayAddresses(config.storeViews, { port: takenPort(server), host: config.server.host })
  if (config.image.warmUp) await warmUp(config, { platform, storefront, log })
} catch (error) {
  exitWithSentence(error)
}
