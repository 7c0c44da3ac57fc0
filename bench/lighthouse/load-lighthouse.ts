import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What is used of Lighthouse: it lies in a folder of its own, so that its hundred packages are nobody else's. */
export interface Lighthouse {
  audit(url: string, options: { port: number }): Promise<unknown>
  /** Opens a browser and tells the port by which it is driven. */
  openBrowser(chromePath: string): Promise<{ port: number; kill(): void }>
  /** Opens a browser with one page, to do something on it. */
  openPage(chromePath: string): Promise<{ page: DrivenPage; close(): Promise<void> }>
}

/** What is used of a page that is driven from outside. */
export interface DrivenPage {
  goto(url: string): Promise<unknown>
  on(event: 'request', listener: (request: { url(): string }) => void): unknown
  setViewport(size: { width: number; height: number }): Promise<void>
  waitForSelector(selector: string): Promise<unknown>
  waitForNetworkIdle(options: { idleTime: number }): Promise<void>
  emulateCPUThrottling(slower: number): Promise<void>
  /** Runs within the page; all that it needs is given to it. */
  evaluate<Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>
  mouse: {
    move(x: number, y: number): Promise<void>
    click(x: number, y: number, options: { delay: number }): Promise<void>
  }
}

const folder = import.meta.dirname
const packages = join(folder, 'node_modules')

/** Fetches it with the first run. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(join(packages, 'lighthouse'))) install()
  const { default: audit } = await read<{ default: Audit }>('lighthouse/core/index.js')
  const { launch } = await read<{ launch: Launch }>('chrome-launcher/dist/index.js')
  const settings = { logLevel: 'error', output: 'json' } as const
  return {
    audit: async (url, { port }) => (await audit(url, { ...settings, port }))?.lhr,
    async openPage(chromePath) {
      const { default: puppeteer } = await read<{ default: Puppeteer }>(
        'puppeteer-core/lib/puppeteer/puppeteer-core.js',
      )
      const browser = await puppeteer.launch({
        executablePath: chromePath,
        args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      })
      return { page: await browser.newPage(), close: () => browser.close() }
    },
    openBrowser: (chromePath) =>
      launch({
        chromePath,
        chromeFlags: [
          '--headless=new',
          '--no-sandbox',
          '--disable-gpu',
          '--disable-dev-shm-usage',
          // Pages of the address bar, which would be loaded beside the one that is looked at; then the launcher's own list.
          '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AimEnabled,AutofillServerCommunication,CalculateNativeWinOcclusion,CertificateTransparencyComponentUpdater,DialMediaRouteProvider,InterestFeedContentSuggestions,MediaRouter,OptimizationHints,PrivacySandboxSettings4,RenderDocument,Translate',
        ],
      }),
  }
}

type Audit = (url: string, settings: object) => Promise<{ lhr: unknown } | undefined>
interface Puppeteer {
  launch(settings: object): Promise<{ newPage(): Promise<DrivenPage>; close(): Promise<void> }>
}
type Launch = (settings: object) => Promise<{ port: number; kill(): void }>

function read<Module>(path: string): Promise<Module> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types lie where nobody has put them yet
  return import(join(packages, path)) as Promise<Module>
}

function install(): void {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed: see the lines above, and check the network.')
}
