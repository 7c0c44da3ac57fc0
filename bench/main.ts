import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultStoreViews } from '@welt/server/config/default-store-views.ts'
import { dataPlace } from './catalog/data-place.ts'
import { prepareData } from './catalog/prepare-data.ts'
import { countCards } from './measure/count-cards.ts'
import { cpuPerRequest, type Target } from './measure/cpu-per-request.ts'
import { fetchRaw } from './measure/load.ts'
import { measurePictures } from './measure/measure-pictures.ts'
import { type MeasuredProcess, measuredProcess } from './measure/measured-process.ts'
import { measuredShop } from './measure/measured-shop.ts'
import { pageWeight } from './measure/page-weight.ts'
import { sameAddress } from './measure/same-address.ts'
import { type Report, type Result, reportText } from './report/result.ts'
import { measuredCalls, measuredPages } from './requests.ts'
import { type Goods, ShopClient } from './shop/shop-client.ts'

const products = 2000
const rounds = 7
/** What today's browsers send. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** The flags of the production process, which are also ours. */
const flags = process.execArgv
const isJson = process.argv.includes('--json')
/**
 * `--only cart` measures what has that in its name, in a browser too, and no pictures; `--only lighthouse` lets Lighthouse look at
 * pages, `--only facets` clicks on filters.
 */
const only = process.argv.includes('--only') ? (process.argv.at(process.argv.indexOf('--only') + 1) ?? '') : ''
const say = (text: string) => process.stderr.write(`${text}\n`)

const inBrowser = only === 'lighthouse' || only === 'facets'
if (!inBrowser) await measureShop()
// It prints a table of its own, which is no JSON.
if (only === 'lighthouse' || (only === '' && !isJson)) await import('./lighthouse/main.ts')
if (only === 'facets' || (only === '' && !isJson)) await import('./facet/main.ts')
if ((only === 'cart' || only === '') && !isJson) await import('./cart/main.ts')

async function measureShop(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'welt-bench-'))
  const place = await dataPlace(process.env.DATABASE_URL, dataFolder)
  try {
    say(`Preparing a catalogue of ${products} products …`)
    const goods = await prepareData(dataFolder, { databaseUrl: place.databaseUrl, products }, defaultStoreViews)
    const shop = await measuredShop({
      flags,
      dataFolder,
      // One shopper stands for many.
      config: { limits: { enabled: false } },
      env: place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl },
    })
    const hello = await measuredProcess(fileOf('measure/hello.ts'), { flags, env: {}, ready: /listening on (\d+)/ })
    for (const { path, cards } of measuredPages.filter(isWanted)) {
      const shown = cards === undefined ? undefined : countCards((await fetchRaw(shop.port, { path })).body.toString())
      if (shown !== cards) throw new Error(`${path} shows ${shown} products instead of ${cards}.`)
    }
    const report = await measure(shop, hello, { goods, engine: place.engine })
    process.stdout.write(isJson ? `${JSON.stringify(report, null, 2)}\n` : reportText(report))
    await Promise.all([shop.stop(), hello.stop()])
  } finally {
    await place.remove()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function measure(
  shop: MeasuredProcess,
  hello: MeasuredProcess,
  { goods, engine }: { goods: Goods; engine: Report['engine'] },
): Promise<Report> {
  const pages = measuredPages.filter(isWanted)
  const calls = measuredCalls(new ShopClient(shop.port, goods), goods).filter(isWanted)
  const targets: Target[] = [{ name: 'hello', process: hello, count: 2000, warmUp: 4000, requests: sameAddress('/') }]
  for (const { name, path, count, isMadeAnew } of pages) {
    const inBrowser = sameAddress(path, { isMadeAnew, headers: browser })
    targets.push({ name, process: shop, count, requests: sameAddress(path, { isMadeAnew }) })
    targets.push({ name: `${name}, compressed`, process: shop, count, requests: inBrowser })
  }
  for (const call of calls) targets.push({ ...call, process: shop })
  say(`Measuring ${targets.length} requests in ${rounds} rounds …`)
  const cpu = await cpuPerRequest(targets, rounds)
  const helloCpu = cpu.get('hello') ?? Number.NaN
  const { rss } = await shop.usage()
  const resultOf = ({ name, aim }: { name: string; aim: number | null }): Result => {
    const plain = cpu.get(name) ?? Number.NaN
    const compressed = cpu.get(`${name}, compressed`) ?? null
    return {
      name,
      plain,
      compressed,
      ratio: plain / helloCpu,
      compressedRatio: compressed === null ? null : compressed / helloCpu,
      aim,
      weight: null,
    }
  }
  const weighed = await Promise.all(
    pages.map(async (page) => ({ ...resultOf(page), weight: await pageWeight(shop.port, page.path) })),
  )
  if (only === '') say('Making pictures …')
  const pictures = only === '' ? await measurePictures(shop) : null
  return {
    hello: helloCpu,
    results: [
      ...weighed,
      ...calls.flatMap((call) => [
        resultOf(call),
        ...(call.leftOver ? [resultOf({ name: call.leftOver.name, aim: null })] : []),
      ]),
    ],
    pictures,
    rss,
    products,
    engine,
  }
}

function isWanted({ name }: { name: string }): boolean {
  return name.includes(only)
}
