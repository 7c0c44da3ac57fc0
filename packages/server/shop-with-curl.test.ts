import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeStorefront } from './testing/fake-storefront.ts'
import { type OpenServer, startServer } from './testing/start-server.ts'

const hasTools = ['bash', 'curl'].every((program) => spawnSync(program, ['--version']).status === 0)
const walk = readFileSync(new URL('../../docs/shop-with-curl.md', import.meta.url), 'utf8')

interface Step {
  commands: string
  /** What the document shows after them; `…` stands for anything. */
  answer: string
}

/** Every block of commands, with the block of the answer right behind it. */
function readSteps(document: string): Step[] {
  const blocks = document.matchAll(/^```sh\n(?<commands>.*?)^```\n(?:\n```(?:json|text)\n(?<answer>.*?)^```\n)?/gms)
  return [...blocks].map(({ groups }) => ({ commands: groups?.['commands'] ?? '', answer: groups?.['answer'] ?? '' }))
}

/** Whether a document that shows this tells the truth about what was printed. How both break their lines does not matter. */
function isTrue(shown: string, printed: string): boolean {
  const [first = '', ...rest] = bare(shown).split('…')
  const text = bare(printed)
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let place = first.length
  for (const part of rest) {
    const found = text.indexOf(part, place)
    if (found === -1) return false
    place = found + part.length
  }
  return text.length - last.length >= place && text.endsWith(last)
}

const bare = (text: string) => text.replaceAll(/\s+/g, '')

describe('what a document shows', () => {
  const printed = '{"code":200,"result":{"id":7,"name":"Jörg Süß","qty":2}}'
  test.each([
    '{"code":200,"result":{"id":7,"name":"Jörg Süß","qty":2}}',
    '{"code":200,\n  "result":{…,"name":"Jörg Süß",…}}\n',
    '{"code":200,"result":{"id":…,"qty":2}}',
    '…',
  ])('is true: %j', (shown) => {
    expect(isTrue(shown, printed)).toBe(true)
  })
  test.each([
    '',
    '{"code":200}',
    '{"code":200,"result":{"id":7,"name":"Jörg Süß"}}',
    '{"code":200,"result":{…,"name":"Joerg Suess",…}}',
    '{"code":200,"result":{…,"qty":2,"name":…}}',
    '{"code":201,…}',
    '{"code":200,…,"qty":3}}',
    '{"code":200,"result":{"id":7,"name":"Jörg Süß",…"name":"Jörg Süß","qty":2}}',
  ])('is a lie: %j', (shown) => {
    expect(isTrue(shown, printed)).toBe(false)
  })
})

// Small machines come without curl; what it would ask is asked by the conformance suite as well.
describe.skipIf(!hasTools)('the walk through the shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'welt-walk-'))
  const dataDir = join(folder, 'data')
  const storefront = fakeStorefront()
  let server: OpenServer
  beforeAll(async () => {
    // Letters carry the address of the shop, so that it has to be known before the shop is open.
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    server = await startServer({
      env: { PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir, LOG_LEVEL: 'debug' },
      config: {
        storefrontDist: storefront.dist,
        image: { warmUp: false },
        storeViews: [{ storeCode: 'laszlo_de' }, { storeCode: 'laszlo_en' }],
      },
    })
  })
  afterAll(async () => {
    server.child.kill('SIGINT')
    await server.ended
    storefront.remove()
    rmSync(folder, { recursive: true })
  })

  test('[API-1] [API-2] [API-3] [API-4] is true from the first call to the last, with nothing but curl and node', async () => {
    const steps = readSteps(walk)
    const printed = await run(steps, { SHOP: server.origin, DATA_DIR: dataDir }, folder)
    const told = steps.map((step, place) => {
      const said = printed[place] ?? ''
      return { ...step, answer: isTrue(step.answer, said) ? step.answer : said }
    })
    expect(told).toEqual(steps)
    expect(steps.filter(({ answer }) => answer === '').length, 'only the setting of variables has no answer').toBe(1)
  })

  test('[S-02] leaves no warning, no name, no address and no token in the log', () => {
    expect(server.stderr()).toContain('"/api/user/me"')
    expect(server.stderr()).not.toMatch(/"level":"(?:warn|error|fatal)"|example\.com|Süß|token=|cartId=/)
  })
})

/** What each step printed, in one shell. A command that complains is a fault of the document. */
async function run(steps: readonly Step[], env: Record<string, string>, cwd: string): Promise<string[]> {
  const script = steps.map(({ commands }) => `${commands}\nprintf '\\n@@ %s\\n' next\n`).join('')
  const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-uc', script], {
    cwd,
    env: {
      ...env,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      LC_ALL: 'C.UTF-8',
      no_proxy: '*',
    },
    timeout: 25_000,
  })
  expect(stderr).toBe('')
  return stdout.split('\n@@ next\n')
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('The probe has no port.')
  return address.port
}
