import './start/require-runtime.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import { publicConfig } from './config/config.ts'
import { readConfig } from './config/read-config.ts'
import { devStorefront } from './dev/dev-storefront.ts'
import { takenPort, takePort } from './listen/take-port.ts'
import { platformAnswer, storefrontAnswer } from './listen/web-answer.ts'
import { createLog } from './log/create-log.ts'
import { embeddedPlatform } from './platform/embedded-platform.ts'
import { remotePlatform } from './platform/remote-platform.ts'
import { createRouter } from './request/route-request.ts'
import { exitWithSentence } from './start/exit-with-sentence.ts'
import { sayAddresses } from './start/say-addresses.ts'
import { createStep } from './start/step.ts'
import { graphqlServer } from './storefront/graphql-server.ts'

/** The shop for those who work on it: sources instead of a build, hot reload, no compression, no limits. */
const root = resolve(import.meta.dirname, '../..')
const clock = Date.now

try {
  const config = readConfig({ root, env: process.env })
  const log = createLog(config)
  const server = createServer()
  await takePort(server, config.server)

  const platform = config.platformUrl
    ? remotePlatform({ url: config.platformUrl, timeout: config.platformTimeout })
    : await embeddedPlatform(config, { root, log, clock, step: createStep() })
  const vite = await createVite({
    configFile: resolve(root, 'packages/storefront/vite.config.ts'),
    // Without a copy of the file, whose coming and going would restart this process again and again.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const storefront = devStorefront(vite, {
    config: publicConfig(config),
    platform: (request, client) => platform.fetch(request, client),
    graphql: graphqlServer(config),
    isEmbedded: !config.platformUrl,
    mediaVersion: () => platform.mediaVersion?.(),
    log,
    clock,
  })

  const shop = { platform, storefront, files: new Map() }
  const routeOf = createRouter(config.storeViews)
  const toPlatform = getRequestListener((request) => platformAnswer(request, { address: undefined }, shop, log))
  const toStorefront = getRequestListener((request) => storefrontAnswer(request, { address: undefined }, shop, log))
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/'
    // The storefront's own folder api/ is served as sources, the platform's calls have no such names.
    const isSource = /\.tsx?$/.test(path)
    if (routeOf(path) === 'platform' && !isSource) void toPlatform(incoming, outgoing)
    else vite.middlewares(incoming, outgoing, () => void toStorefront(incoming, outgoing))
  })
  sayAddresses(config.storeViews, { port: takenPort(server), host: config.server.host })
} catch (error) {
  exitWithSentence(error)
}
