import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filmRoutes } from './film-routes.ts'

let root: string
let app: ReturnType<typeof filmRoutes>
const get = (name: string, init?: RequestInit) => app.request(`/media/film/${name}`, init)
const text = 'abcdefghijklmnopqrstuvwxyz'

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'welt-film-'))
  const folders = ['own', 'demo'].map((name) => join(root, name))
  for (const folder of folders) await mkdir(folder)
  await writeFile(join(root, 'demo', 'welt.webm'), text)
  await writeFile(join(root, 'demo', 'both.mp4'), 'the demo’s')
  await writeFile(join(root, 'own', 'both.mp4'), 'the merchant’s')
  await writeFile(join(root, 'secret.webm'), 'secret')
  app = filmRoutes({ folders: [...folders, join(root, 'not-there')] })
})
afterAll(() => rm(root, { recursive: true }))

describe('[PROD-2] a film of the shop', () => {
  test('is sent whole, with its type', async () => {
    const response = await get('welt.webm')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('video/webm')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(await response.text()).toBe(text)
  })

  test('is sent in the piece that a player asks for', async () => {
    const response = await get('welt.webm', { headers: { Range: 'bytes=2-4' } })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe('bytes 2-4/26')
    expect(response.headers.get('content-length')).toBe('3')
    expect(await response.text()).toBe('cde')
  })

  test('refuses a piece beyond its end', async () => {
    const response = await get('welt.webm', { headers: { Range: 'bytes=26-' } })
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */26'])
  })

  test('is sent whole when it has changed since the player began', async () => {
    const response = await get('welt.webm', { headers: { Range: 'bytes=2-4', 'If-Range': '"old"' } })
    expect([response.status, await response.text()]).toEqual([200, text])
  })

  test('is confirmed to who has it', async () => {
    const etag = (await get('welt.webm')).headers.get('etag') ?? ''
    const response = await get('welt.webm', { headers: { 'If-None-Match': etag } })
    expect([response.status, await response.text()]).toEqual([304, ''])
  })

  test('answers HEAD without a body', async () => {
    const response = await get('welt.webm', { method: 'HEAD' })
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '26', ''])
  })

  test('takes no other method', async () => {
    const response = await get('welt.webm', { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('of the merchant wins over the demo’s', async () => {
    expect(await (await get('both.mp4')).text()).toBe('the merchant’s')
  })

  test.each([
    'none.webm',
    '../secret.webm',
    '..%2fsecret.webm',
    '%2e%2e%2fsecret.webm',
    '..%5csecret.webm',
    'welt.webm%00',
    'welt.txt',
    'WELT.webm%2f..',
  ])('%s is not there', async (name) => {
    const response = await get(name)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })
})
