import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { servers } from './servers.ts'

const root = join(import.meta.dirname, '..')
// Journeys that wait for a letter look for it there, from processes of their own.
const dataDir = (process.env['E2E_DATA'] ??= join(tmpdir(), `welt-e2e-${process.ppid}`))

/** Journeys that look at no screen, or that set its size themselves: once is enough. */
const sameOnEveryScreen = [
  'accessible',
  'chunks',
  'crawl',
  'footer',
  'graphql',
  'home',
  'hostile-content',
  'lazy-panel',
  'machine',
  'offline',
  'platform',
  'routes',
  'security',
  'storage',
].map((name) => `${name}.spec.ts`)

/**
 * The address bar's own two pages, which a browser without a window opens with every context: half of what a journey costs.
 * The last list counts, so what Playwright switches off for its own sake is named again.
 */
const unwantedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** The built shop, as a merchant runs it. */
function server(name: keyof typeof servers, env: Record<string, string> = {}, stderr: 'pipe' | 'ignore' = 'pipe') {
  const { port } = servers[name]
  return {
    command: 'node packages/server/main.ts',
    cwd: root,
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(dataDir, name),
      LOG_LEVEL: 'fatal',
      // The four are one program, which is compiled once.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
      // Pictures are drawn for the journeys that look at them, and not beside the others.
      CONFIG_FILE: join(import.meta.dirname, 'shop-config.json'),
      ...env,
    },
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    stderr,
  }
}

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  reporter: process.env['E2E_JSON'] ? [['dot'], ['json', { outputFile: process.env['E2E_JSON'] }]] : 'list',
  timeout: 30_000,
  // What is waited for is that it comes, not when: the machine may be a small one with other work.
  expect: { timeout: 15_000 },
  use: {
    baseURL: servers.shop.origin,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${unwantedFeatures.join()}`,
      ],
    },
    // A quarter of a journey's time; a failure tells the page's words in any case.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: sameOnEveryScreen,
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: [
    server('shop'),
    // The same storefront on a platform in another process, with a chat, a mailing provider and a database in the browser.
    server('remote', {
      PLATFORM_URL: servers.shop.origin,
      CONFIG_FILE: join(import.meta.dirname, 'remote-config.json'),
    }),
    // The catalogue in GraphQL, which browsers ask of another host: the first shop.
    server('graphql', {
      PLATFORM_URL: servers.shop.origin,
      CONFIG_FILE: join(import.meta.dirname, 'graphql-config.json'),
    }),
    // A platform that does not answer.
    server('broken', { PLATFORM_URL: 'http://127.0.0.1:9' }, 'ignore'),
  ],
})
