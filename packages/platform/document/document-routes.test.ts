import { createHash } from 'node:crypto'
import { allCalls, callModules } from '@welt/contract/api/all-calls.ts'
import { allEntities } from '@welt/contract/entity/all-entities.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createFetch } from '../http/create-fetch.ts'
import { silentLog } from '../log/log.ts'
import { demoStoreViews } from '../seed/testing/demo-store-views.ts'
import { callSchemas } from './call-schemas.ts'
import { documentRoutes } from './document-routes.ts'
import { exampleOf } from './example-of.ts'
import { componentPath } from './json-schema.ts'
import { openApi, templateOf } from './open-api.ts'

const routes = documentRoutes({ storeViews: demoStoreViews, version: '1.12.3', publicUrl: 'https://shop.example' })
const fetch = createFetch({ storeViews: demoStoreViews, defaultStoreCode: 'laszlo_de', log: silentLog }, [routes])
const ask = (path: string) => fetch(new Request(`http://evil.example${path}`))

const calls = Object.entries(allCalls)

describe('the OpenAPI document', () => {
  const document = openApi({ version: '1.12.3', storeViews: demoStoreViews })

  test('[API-1] has every call of the contract at its method and path', () => {
    for (const [name, { method, path }] of calls) {
      expect(document.paths[templateOf(path)]?.[method.toLowerCase()]?.operationId).toBe(name)
    }
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path))
    expect(operations).toHaveLength(calls.length)
  })

  test('[API-8] has every entity, and nothing refers to what is not there', () => {
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(Object.keys(allEntities)))
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)
    expect(refs.length).toBeGreaterThan(100)
    const names = new Set(Object.keys(document.components.schemas).map((name) => componentPath + name))
    expect(refs.filter((ref) => !names.has(ref) && ref !== '#/components/parameters/storeCode')).toEqual([])
  })

  test('answers stand in their envelope, but for those of the field that have none', () => {
    const answerOf = (path: string, method: string) => {
      const Answer = z.object({ content: z.object({ 'application/json': z.object({ schema: z.looseObject({}) }) }) })
      return Answer.parse(document.paths[path]?.[method]?.responses[200]).content['application/json'].schema
    }
    expect(answerOf('/api/stock/check', 'get')).toMatchObject({
      properties: { code: { const: 200 }, result: { $ref: '#/components/schemas/StockItem' } },
    })
    const bare = JSON.stringify(answerOf('/api/url/map', 'post'))
    expect(bare).toContain('"_source"')
    expect(bare).not.toContain('"code"')
  })

  test('a placeholder of a path is a parameter of the path, and required', () => {
    expect(document.paths['/api/ext/cms-data/cmsPage/{id}']?.get?.parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    )
    const placeholders = Object.keys(document.paths).flatMap((path) =>
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [path, name]),
    )
    for (const [path = '', name] of placeholders) {
      for (const operation of Object.values(document.paths[path] ?? {})) {
        expect(operation.parameters).toContainEqual(expect.objectContaining({ name, in: 'path' }))
      }
    }
  })

  test('the faults that a call names are told with their words', () => {
    expect(document.paths['/api/stock/check']?.get?.responses[404]).toMatchObject({
      description: 'No stock information for given sku',
      content: { 'application/json': { example: { code: 404, result: 'No stock information for given sku' } } },
    })
  })

  test('every example of a body is one that the call takes', () => {
    const schemas = callSchemas()
    const refused = calls.flatMap(([name, call]) => {
      const { body } = schemas.of(name)
      if (!body || !call.body) return []
      const parsed = call.body.safeParse(exampleOf(body, schemas.components))
      return parsed.success ? [] : [`${name}: ${parsed.error.message}`]
    })
    expect(refused).toEqual([])
  })

  test('is served as it is', async () => {
    const response = await ask('/api/openapi.json')
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
  })
})

describe('/api/docs', () => {
  test('shows every call with method, path, words, faults and an example', async () => {
    const text = await (await ask('/api/docs')).text()
    for (const [name, { method, path, errors }] of calls) {
      const article = text.slice(text.indexOf(`id="call-${name}"`)).split('</article>')[0] ?? ''
      expect(article).toContain(`>${method}</span> ${path}<`)
      for (const code of Object.keys(errors)) expect(article).toContain(`<code>${code}</code>`)
      expect(article).toContain(`curl${method === 'GET' ? '' : ` -X ${method}`} &#39;https://shop.example/`)
    }
    for (const { name } of callModules) expect(text).toContain(`<a href="#${name}">`)
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets.filter((id) => !text.includes(`id="${id}"`))).toEqual([])
  })

  test('needs no script, loads nothing, and says so to the browser', async () => {
    const response = await ask('/api/docs')
    const text = await response.text()
    expect(text).not.toMatch(/<script|\sstyle=|\son\w+=|src=|url\(/)
    const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`default-src 'none'; style-src 'sha256-${hash}'`)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('the address of a request does not get into its examples', async () => {
    expect(await (await ask('/api/docs')).text()).not.toContain('evil.example')
  })
})
