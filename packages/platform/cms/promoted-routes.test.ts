import { promises as fs } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DefaultContent, promotedNames } from '@welt/contract/entity/promoted-content.ts'
import { envelope } from '@welt/contract/envelope.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createFetch } from '../http/create-fetch.ts'
import type { Log } from '../log/log.ts'
import { silentLog } from '../log/log.ts'
import { demoPromoted } from '../seed/content/demo-promoted.ts'
import { demoStoreViews, ellermoor, laszlo } from '../seed/testing/demo-store-views.ts'
import { promotedRoutes } from './promoted-routes.ts'

let mediaFolder: string
let told: { level: string; fields: object }[]
const log: Log = {
  ...silentLog,
  debug: (fields) => void told.push({ level: 'debug', fields }),
  error: (fields) => void told.push({ level: 'error', fields }),
}

beforeEach(async () => {
  mediaFolder = await fs.mkdtemp(join(tmpdir(), 'promoted-'))
  told = []
})
afterEach(() => fs.rm(mediaFolder, { recursive: true }))

const own = { title: 'Grüße', messages: ['Bis Weihnachten liefern wir täglich'] }

async function write(storeCode: string, name: string, text: string): Promise<void> {
  await fs.mkdir(join(mediaFolder, 'promoted', storeCode), { recursive: true })
  await fs.writeFile(join(mediaFolder, 'promoted', storeCode, `${name}.json`), text)
}

async function ask(
  path: string,
  options: Partial<Parameters<typeof promotedRoutes>[0]> = { builtIn: async (view) => demoPromoted(view) },
) {
  const routes = promotedRoutes({ mediaFolder, log, ...options })
  const fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log: silentLog }, [routes])
  const response = await fetch(new Request(`http://shop.test${path}`))
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

describe('[CMS-5] GET /api/promoted/:name', () => {
  test.each(promotedNames)('[CMS-5] the demo’s own %s is told in the language of the view', async (name) => {
    const german = await ask(`/api/promoted/${name}`)
    const english = await ask(`/api/promoted/${name}?storeCode=laszlo_en`)
    expect(german.body).toEqual({ code: 200, result: demoPromoted(ellermoor)[name] })
    expect(english.body).toEqual({ code: 200, result: demoPromoted(laszlo)[name] })
    expect(german.headers.get('cache-control')).toMatch(/^public/)
  })

  test('[CMS-5] the merchant’s file wins, for its store view alone', async () => {
    await write('laszlo_de', 'default-content', JSON.stringify(own))
    expect((await ask('/api/promoted/default-content')).body).toEqual({ code: 200, result: own })
    expect((await ask('/de/api/promoted/default-content')).body).not.toEqual({ code: 200, result: own })
  })

  test('[CMS-5] a file is read again once it has changed', async () => {
    const routes = promotedRoutes({ mediaFolder, log })
    const fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log: silentLog }, [routes])
    const title = async () => {
      const response = await fetch(new Request('http://shop.test/api/promoted/default-content'))
      return DefaultContent.safeParse(envelope(z.unknown()).parse(await response.json()).result).data?.title
    }
    await write('laszlo_de', 'default-content', JSON.stringify(own))
    expect(await title()).toBe('Grüße')
    await write('laszlo_de', 'default-content', JSON.stringify({ ...own, title: 'Neues Jahr' }))
    expect(await title()).toBe('Neues Jahr')
    await fs.rm(join(mediaFolder, 'promoted'), { recursive: true })
    expect(await title()).toBeUndefined()
  })

  test.each([
    ['no JSON', '{', /JSON/],
    ['a key that is none', JSON.stringify({ ...own, colour: 'red' }), /colour/],
    ['a message too few', JSON.stringify({ ...own, messages: [] }), /messages/],
  ])('[CMS-5] a file with %s is told to the log once, and the demo’s own content is shown', async (_, text, fault) => {
    await write('laszlo_de', 'default-content', text)
    const routes = promotedRoutes({ mediaFolder, log, builtIn: async (view) => demoPromoted(view) })
    const fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log: silentLog }, [routes])
    for (const _time of [1, 2]) {
      const response = await fetch(new Request('http://shop.test/api/promoted/default-content'))
      expect(await response.json()).toEqual({ code: 200, result: demoPromoted(ellermoor)['default-content'] })
    }
    expect(told).toMatchObject([
      { level: 'error', fields: { code: 500, file: 'promoted/laszlo_de/default-content.json' } },
    ])
    expect(JSON.stringify(told)).toMatch(fault)
  })

  test('[CMS-5] a folder in place of the file does not close the page', async () => {
    await fs.mkdir(join(mediaFolder, 'promoted', 'laszlo_de', 'offers.json'), { recursive: true })
    expect((await ask('/api/promoted/offers')).status).toBe(200)
    expect(told).toMatchObject([{ level: 'error' }])
  })

  test.each(['javascript:alert(1)', '//evil.example/x', 'http://evil.example'])(
    '[CMS-5] a link to %s is refused',
    async (link) => {
      const picture = { desktop: { fallback: '/a.jpg' }, alt: '' }
      await write('laszlo_de', 'head-images', JSON.stringify({ images: [{ title: 'x', link, picture }] }))
      await ask('/api/promoted/head-images')
      expect(JSON.stringify(told)).toMatch(/link/)
    },
  )

  test('[CMS-5] without a file and without the demo there is a 404 with words, and a debug line alone', async () => {
    const { status, body } = await ask('/api/promoted/offers', {})
    expect({ status, body }).toEqual({
      status: 404,
      body: { code: 404, result: 'This store view has no promoted content of that name.' },
    })
    expect(told).toEqual([{ level: 'debug', fields: { store: 'laszlo_de', name: 'offers' } }])
  })

  test.each(['/api/promoted/secrets', '/api/promoted/..%2F..%2Fetc%2Fpasswd', '/api/promoted/__proto__'])(
    '[CMS-5] %s is no content',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})

test('a view for which nothing is built in has no promoted content', async () => {
  expect((await ask('/api/promoted/mainBanners', { builtIn: async () => undefined })).status).toBe(404)
})
