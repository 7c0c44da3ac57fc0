import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { defaultStoreViews } from '@welt/server/config/default-store-views.ts'
import { prepareData } from '../catalog/prepare-data.ts'
import { type Lighthouse, loadLighthouse } from '../lighthouse/load-lighthouse.ts'
import { measuredShop } from '../measure/measured-shop.ts'
import { table } from '../report/table.ts'
import { countRequests } from './count-requests.ts'
import { measureAdding, ways } from './measure-adding.ts'
import { type Manifest, ownChunks } from './own-chunks.ts'

/** `npm run bench -- --only cart`: from a click on "add to cart" to the changed screen, what a page without a cart asks for, and what cart and session weigh. */
const products = 200
const slowDown = 4
const rounds = 11
const addingAim = 50
const weightAim = 30_000
const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

const say = (text: string) => process.stderr.write(`${text}\n`)
const print = (text: string) => process.stdout.write(`${text}\n\n`)
const over = (isOver: boolean) => (isOver ? ' over' : '')

const dataFolder = mkdtempSync(join(tmpdir(), 'welt-cart-'))
try {
  say(`Preparing a catalogue of ${products} products …`)
  const goods = await prepareData(dataFolder, { databaseUrl: undefined, products }, defaultStoreViews)
  const shop = await measuredShop({ flags: process.execArgv, dataFolder })
  const origin = `http://127.0.0.1:${shop.port}`
  try {
    const lighthouse = await loadLighthouse()
    print(await addingTable(lighthouse, `${origin}/p/WIEN/x?childSku=${goods.skus[0]}`))
    print(await requestTable(lighthouse, origin))
    print(weightTable())
  } finally {
    await shop.stop()
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}

async function addingTable(lighthouse: Lighthouse, url: string): Promise<string> {
  const rows = []
  for (const way of ways) {
    say(`Adding to the cart ${rounds} times, ${way}, ${slowDown} times slower …`)
    const { milliseconds, worst, bare } = await measureAdding(lighthouse, way, {
      url,
      chromePath,
      slower: slowDown,
      rounds,
    })
    const figures = [milliseconds, worst, bare].map((figure) => figure.toFixed(0))
    rows.push([way, ...figures, (milliseconds / bare).toFixed(2), `≤ ${addingAim}${over(milliseconds > addingAim)}`])
  }
  return table([`add to cart, ${slowDown} × slower`, 'badge ms', 'slowest ms', 'bare ms', 'ratio', 'aim'], rows)
}

async function requestTable(lighthouse: Lighthouse, origin: string): Promise<string> {
  const rows = []
  for (const path of ['/', '/schuhe', '/wien-oxford-rahmengenaeht']) {
    say(`Waiting for what ${path} asks for …`)
    const { cart, api, code, pictures, others } = await countRequests(lighthouse, `${origin}${path}`, chromePath)
    const counts = [api.length, code, pictures, others.length].map(String)
    rows.push([path, `${cart.length}${over(cart.length > 0)}`, ...counts])
    for (const asked of [...cart, ...api, ...others]) say(`  ${asked}`)
  }
  return table(['asked after load, no cart', 'cart and customer', 'other API', 'code', 'pictures', 'others'], rows)
}

function weightTable(): string {
  const client = join(import.meta.dirname, '../../packages/storefront/dist/client')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has just written it
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const sizes = ownChunks(manifest).map((key) => {
    const script = readFileSync(join(client, manifest[key]?.file ?? ''))
    return { name: key.replace(/^_(.*)-[\w-]{8}\.js$/, '$1'), size: gzipSync(script, { level: 9 }).length }
  })
  const sum = sizes.reduce((all, { size }) => all + size, 0)
  const rows = sizes.sort((a, b) => b.size - a.size).map(({ name, size }) => [name, String(size), ''])
  return table(
    ['code of cart and session', 'gz', 'aim'],
    [...rows, ['all of it', String(sum), `≤ ${weightAim}${over(sum > weightAim)}`]],
  )
}
