import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultStoreViews } from '@welt/server/config/default-store-views.ts'
import { prepareData } from '../catalog/prepare-data.ts'
import { loadLighthouse } from '../lighthouse/load-lighthouse.ts'
import { measuredShop } from '../measure/measured-shop.ts'
import { table } from '../report/table.ts'
import { measureClicks } from './measure-clicks.ts'

/** `npm run bench -- --only facets`: from a click on a filter to the painted list, in a browser that is made four times slower. */
const products = 2000
const sizes = 14
const slowDown = 4
const clicks = 24
const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

const say = (text: string) => process.stderr.write(`${text}\n`)
const dataFolder = mkdtempSync(join(tmpdir(), 'welt-facets-'))
try {
  say(`Preparing a catalogue of ${products} products in ${sizes} sizes …`)
  await prepareData(dataFolder, { databaseUrl: undefined, products, sizes }, defaultStoreViews)
  const shop = await measuredShop({ flags: process.execArgv, dataFolder })
  const lighthouse = await loadLighthouse()
  const url = `http://127.0.0.1:${shop.port}/schuhe`
  try {
    const rows = []
    for (const slower of [1, slowDown]) {
      say(`Clicking on ${clicks} filters, ${slower === 1 ? 'as fast as this machine is' : `${slower} times slower`} …`)
      const { products, milliseconds, worst, bare } = await measureClicks(lighthouse, {
        url,
        chromePath,
        clicks,
        slower,
      })
      const figures = [milliseconds, worst, bare].map((figure) => figure.toFixed(0))
      rows.push([`${slower} ×`, String(products), ...figures, (milliseconds / bare).toFixed(2)])
    }
    const head = ['slow-down', 'products', 'click to paint ms', 'slowest ms', 'bare click ms', 'ratio']
    process.stdout.write(`${table(head, rows)}\n`)
  } finally {
    await shop.stop()
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}
