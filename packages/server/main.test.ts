import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takenPort } from './listen/take-port.ts'
import { type FakePlatform, fakePlatform } from './testing/fake-platform.ts'
import { type FakeStorefront, fakeStorefront } from './testing/fake-storefront.ts'
import { runServer, startServer } from './testing/start-server.ts'

let storefront: FakeStorefront
let platform: FakePlatform
beforeAll(async () => {
  storefront = fakeStorefront()
  platform = await fakePlatform()
})
afterAll(() => {
  storefront.remove()
  platform.close()
})

const start = (config: object = {}, more: object = {}) =>
  startServer({
    env: { PLATFORM_URL: platform.origin },
    config: { storefrontDist: storefront.dist, ...config },
    ...more,
  })

/** The text that a process which could not start leaves behind. */
async function failedStart(
  env: Record<string, string>,
  config: object = {},
): Promise<{ code: number | null; text: string }> {
  const server = runServer({ env, config })
  const { code } = await server.ended
  return { code, text: server.stdout() + server.stderr() }
}

describe('start', () => {
  test('the three store addresses are printed, with the port that was taken', async () => {
    const server = await start()
    expect(server.stdout()).toContain(
      [
        `  Ellermoor  http://127.0.0.1:${server.port}/`,
        `  Halden     http://127.0.0.1:${server.port}/de`,
        `  Laszlo     http://127.0.0.1:${server.port}/laszlo_en`,
      ].join('\n'),
    )
    server.child.kill('SIGINT')
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  test('the embedded platform gets its folder, its schema and the demo catalogue; a second start finds them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'welt-data-'))
    const settings = {
      env: { DATA_DIR: join(folder, 'tief', 'größe'), LOG_LEVEL: 'warn' },
      config: { storefrontDist: storefront.dist },
    }
    for (const time of ['first', 'second']) {
      const server = await startServer(settings)
      expect((await fetch(`${server.origin}/readyz`)).status, time).toBe(200)
      const found = await fetch(`${server.origin}/api/catalog/vue_storefront_catalog/product/_search?size=1`)
      expect([found.status, await found.text()]).toEqual([200, expect.stringContaining('"_type":"product"')])
      server.child.kill('SIGINT')
      expect(await server.ended).toEqual({ code: 0, signal: null })
      expect(server.stderr(), time).toBe('')
    }
    rmSync(folder, { recursive: true })
  })

  test('a busy port is one sentence and a code', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = takenPort(other)
    expect(await failedStart({ PORT: String(port) })).toEqual({
      code: 1,
      text: `Port ${port} is in use by another program: stop it, or choose another with PORT.\n`,
    })
    other.close()
  })

  test('an address that this machine does not have is one sentence and a code', async () => {
    expect(await failedStart({ HOST: '192.0.2.1' })).toEqual({
      code: 1,
      text: 'This machine has no address 192.0.2.1: choose another one with HOST.\n',
    })
  })

  test('[CFG-1] a wrong variable is one sentence and a code', async () => {
    expect(await failedStart({ PORT: 'dreitausend' })).toEqual({
      code: 1,
      text: 'PORT must be a whole number from 0 to 65535, but it is "dreitausend".\n',
    })
  })

  test('[O-10] an unknown key in the file is one sentence and a code', async () => {
    const { code, text } = await failedStart({}, { cart: { minicartCount: 'items' } })
    expect(code).toBe(1)
    expect(text).toContain('there is no key "cart.minicartCount"; did you mean "cart.minicartCountType"?')
  })

  test('a file that is named but missing is one sentence and a code', async () => {
    expect(await failedStart({ CONFIG_FILE: '/nowhere/shop.json' })).toEqual({
      code: 1,
      text: 'The configuration file /nowhere/shop.json cannot be read (ENOENT).\n',
    })
  })

  test('a data folder that cannot be written is one sentence and a code', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'welt-data-'))
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(await failedStart({ DATA_DIR: join(file, 'data') })).toEqual({
      code: 1,
      text: `The data folder ${join(file, 'data')} cannot be written (ENOTDIR): choose another one with DATA_DIR.\n`,
    })
    rmSync(folder, { recursive: true })
  })

  test('a data folder where nothing can be created is told as well, and the process does not hang', async () => {
    expect(await failedStart({ DATA_DIR: '/proc/nirgends/data' })).toEqual({
      code: 1,
      text: 'The data folder /proc/nirgends/data cannot be written (ENOENT): choose another one with DATA_DIR.\n',
    })
  })

  test('a database that does not answer is one sentence, without its password, and a code', async () => {
    const { code, text } = await failedStart({ DATABASE_URL: 'postgres://shop:geheim@127.0.0.1:9/shop' })
    expect(code).toBe(1)
    expect(text).toMatch(/^The database at 127\.0\.0\.1:9 cannot be used \(.*ECONNREFUSED.*\): check DATABASE_URL\.\n$/)
    expect(text).not.toContain('geheim')
  })

  test('a shop that was not built is one sentence and a code', async () => {
    const env = { PLATFORM_URL: platform.origin }
    const { code, text } = await failedStart(env, { storefrontDist: '/nowhere' })
    expect(code).toBe(1)
    expect(text).toMatch(/^The built shop in \/nowhere cannot be loaded \(.+\): npm start builds it\.\n$/s)
  })
})

describe('end', () => {
  test('[O-07] SIGTERM lets an open request finish, then the process ends with 0', async () => {
    const server = await start({ shutdown: { notReadyFor: 200 } })
    const slow = fetch(`${server.origin}/slow`)
    await pause(150)
    server.child.kill('SIGTERM')
    await pause(50)
    const ready = await fetch(`${server.origin}/readyz`)
    expect(ready.status).toBe(503)
    expect(ready.headers.get('connection')).toBe('close')
    const answer = await slow
    expect([answer.status, await answer.text()]).toEqual([200, 'slow but whole'])
    expect(await server.ended).toEqual({ code: 0, signal: null })
    await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow('fetch failed')
  })

  test('[O-07] what is still open after the time allowed is cut off, and the process ends with 0', async () => {
    const server = await start({ shutdown: { interruptTimeout: 300 } })
    const stuck = fetch(`${server.origin}/stuck`)
    await pause(150)
    server.child.kill('SIGINT')
    await expect(stuck).rejects.toThrow('fetch failed')
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  test('[O-07] a second signal ends the process at once', async () => {
    const server = await start()
    const stuck = fetch(`${server.origin}/stuck`)
    stuck.catch(() => undefined)
    await pause(150)
    server.child.kill('SIGTERM')
    await pause(700)
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 143, signal: null })
  })

  test('one Ctrl-C that arrives several times is one', async () => {
    const server = await start()
    const slow = fetch(`${server.origin}/slow`)
    await pause(150)
    for (let times = 0; times < 3; times++) server.child.kill('SIGINT')
    expect(await (await slow).text()).toBe('slow but whole')
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  test('an idle connection does not hold up the end', async () => {
    const server = await start()
    const connected = new Promise<void>((resolve, reject) => {
      get(`${server.origin}/healthz`, { headers: { connection: 'keep-alive' } }, (answer) => {
        answer.resume()
        answer.on('end', resolve)
      }).on('error', reject)
    })
    await connected
    server.child.kill('SIGINT')
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })

  test('the server ends when its launcher is gone', async () => {
    const server = await start({}, { ipc: true })
    server.child.disconnect()
    expect(await server.ended).toEqual({ code: 0, signal: null })
  })
})
