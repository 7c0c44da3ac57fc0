import { errorText } from '@welt/contract/error-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFetch } from '../http/create-fetch.ts'
import { createEmbeddedEngine } from '../search/embedded-engine.ts'
import type { SearchAnswer, SearchEngine } from '../search/search-engine.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { catalogRoutes } from './catalog-routes.ts'
import { guardEngine } from './guard-engine.ts'
import { createCatalog } from './load-catalog.ts'
import { fixtureDocuments, insertFixture } from './testing/fixture-catalog.ts'

const { index } = ellermoor.elasticsearch
let database: Database
const lines: { message: string; fields: object }[] = []
const note = (fields: object, message: string) => void lines.push({ fields, message })
const log = { debug: note, info: note, warn: note, error: note }

beforeAll(async () => {
  database = await temporarySqlite()
  await insertFixture(database, index, fixtureDocuments)
})
afterAll(() => database.close())

async function ask(search: SearchEngine['search'] | undefined) {
  const embedded = createEmbeddedEngine()
  const createEngine = () => guardEngine({ ...embedded, ...(search ? { search } : {}) }, 20)
  const catalog = await createCatalog({ database, storeViews: [ellermoor], clock: () => 0, log, createEngine })
  const options = { storeViews: [ellermoor], defaultStoreCode: ellermoor.storeCode, log }
  const fetch = createFetch(options, [catalogRoutes({ catalog })])
  const response = await fetch(new Request(`http://platform.test/api/catalog/${index}/product/_search?size=1`))
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
}

const failing = () => Promise.reject(new Error('connect ECONNREFUSED'))
const silent = () => new Promise<SearchAnswer>(() => {})

test.each([
  ['fails', failing, 'connect ECONNREFUSED'],
  ['keeps silent', silent, 'the engine did not answer within 20 ms'],
])('[SEARCH-6] an engine that %s is told as a 503 with words, and why goes to the log', async (_how, search, why) => {
  lines.length = 0
  const { status, headers, body } = await ask(search)
  expect(status).toBe(503)
  expect(body).toEqual({ code: 503, result: errorText.searchUnavailable })
  expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['1', 'no-store'])
  expect(JSON.stringify(lines)).toContain(why)
})

test('an engine that answers is heard', async () => {
  expect(await ask(undefined)).toMatchObject({ status: 200, body: { hits: { hits: [{ _id: '1' }] } } })
})
