import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measuredProcess } from '../measure/measured-process.ts'
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
// A shop that has just been opened draws its pictures for some minutes, beside whoever comes; it is its later days that are looked at.
const configFile = join(dataFolder, 'config.json')
writeFileSync(configFile, JSON.stringify({ image: { warmUp: false } }))
const shop = await measuredProcess(fileURLToPath(new URL('../../packages/server/main.ts', import.meta.url)), {
  flags: process.execArgv,
  env: {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    CONFIG_FILE: configFile,
    LOG_LEVEL: 'warn',
  },
  ready: /http:\/\/127\.0\.0\.1:(\d+)[\s\S]*is open/,
})
try {
  const say = (text: string) => process.stderr.write(`${text}\n`)
  const origin = `http://127.0.0.1:${shop.port}`
  process.stdout.write(auditText(await measureLighthouse({ origin, paths, chromePath, runs: 5, say })))
} finally {
  await shop.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
