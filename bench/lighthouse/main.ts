import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measuredShop } from '../measure/measured-shop.ts'
import { auditText } from './audit-text.ts'
import { measureLighthouse } from './measure-lighthouse.ts'

/** `npm run bench -- --only lighthouse [PATH …]`: Lighthouse on the built shop with the demo catalogue; the median of five looks. */
const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'))
const paths =
  named.length > 0
    ? named
    : [
        '/',
        '/de',
        '/laszlo_en',
        '/agb',
        '/schuhwissen',
        '/laszlo_en/blogs/faqs',
        '/schuhe',
        '/wien-oxford-rahmengenaeht',
      ]
const chromePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

const dataFolder = mkdtempSync(join(tmpdir(), 'welt-lighthouse-'))
const shop = await measuredShop({ flags: process.execArgv, dataFolder })
try {
  const say = (text: string) => process.stderr.write(`${text}\n`)
  const origin = `http://127.0.0.1:${shop.port}`
  process.stdout.write(auditText(await measureLighthouse({ origin, paths, chromePath, runs: 5, say })))
} finally {
  await shop.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
