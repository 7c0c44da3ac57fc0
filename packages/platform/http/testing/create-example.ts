import { defineCall } from '@welt/contract/api/call.ts'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Log } from '../../log/log.ts'
import { demoStoreViews } from '../../seed/testing/demo-store-views.ts'
import { createFetch } from '../create-fetch.ts'
import { bare, fail, ok } from '../envelope.ts'
import { etagOf, notModified } from '../not-modified.ts'
import type { Routes } from '../request-context.ts'
import { createRoutes, route } from '../route.ts'

const greet = defineCall({
  method: 'GET',
  path: '/api/greet',
  summary: 'Greets.',
  query: z.object({ name: z.string().trim().min(1), times: z.coerce.number().int().max(3).optional() }),
  result: z.string(),
  errors: { 400: 'name parameter is required' },
})
const order = defineCall({
  method: 'POST',
  path: '/api/order',
  summary: 'Tells the length of the note.',
  body: z.looseObject({ note: z.string() }),
  result: z.int(),
  errors: {},
})
const note = { ...order, path: '/api/note' } as const
const fall = defineCall({ method: 'GET', path: '/api/fall', summary: 'Falls.', result: z.null(), errors: {} })

const image: Routes = new Hono()
image.get('/img/:width/*', (c) => {
  const etag = etagOf('1')
  const headers = { 'cache-control': 'max-age=60', 'cross-origin-resource-policy': 'cross-origin', etag }
  return notModified(c.env, etag, 'max-age=60') ?? c.body('picture', 200, { 'content-type': 'image/webp', ...headers })
})

export interface LogLine {
  level: keyof Log
  fields: object
  message: string
}

/** The front door with a few small routes behind it, and what it has logged. */
export function createExample() {
  const lines: LogLine[] = []
  const write = (level: keyof Log) => (fields: object, message: string) => void lines.push({ level, fields, message })
  const log: Log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
  let thrown: unknown = new Error('a bug')

  const fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log }, [
    createRoutes(
      route(greet, async ({ query, context }) =>
        ok(`Grüß Gott, ${query.name} (${context.storeView.storeCode})`, { cacheControl: 'public, max-age=60' }),
      ),
      route(order, async ({ body }) => ok(body.note.length)),
      route(note, async ({ body }) => ok(body.note.length)),
      route(fall, async () => {
        throw thrown
      }),
      route({ ...fall, path: '/api/bare' }, async () => bare(null)),
      route({ ...fall, path: '/api/gone/:token' }, async () => fail(410, ['too', 'late'])),
    ),
    image,
  ])

  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(new Request(`http://shop.test${path}`, init))
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    const body: unknown = isJson ? JSON.parse(text) : undefined
    return { status: response.status, headers: response.headers, text, body }
  }

  return {
    lines,
    call,
    /** Posts the body, as JSON unless another type is named. */
    post: (path: string, body: BodyInit, type = 'application/json') => {
      const init: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        body,
        headers: { 'content-type': type },
        duplex: 'half',
      }
      return call(path, init)
    },
    /** Calls a route that throws this. */
    fallWith: (error: unknown) => {
      thrown = error
      return call('/api/fall')
    },
  }
}
