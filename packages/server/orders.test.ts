import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleOrder } from '@welt/platform/order/testing/sample-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fakeStorefront } from './testing/fake-storefront.ts'
import { runCommand } from './testing/run-command.ts'
import { type OpenServer, startServer } from './testing/start-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'welt-orders-'))
const storefront = fakeStorefront()
let server: OpenServer
beforeAll(async () => {
  server = await startServer({
    env: { DATA_DIR: folder, LOG_LEVEL: 'warn' },
    config: { storefrontDist: storefront.dist, image: { warmUp: false }, storeViews: [{ storeCode: 'laszlo_de' }] },
  })
})
afterAll(async () => {
  server.child.kill('SIGINT')
  await server.ended
  storefront.remove()
  rmSync(folder, { recursive: true })
})

const orders = (...args: string[]) => runCommand('orders.ts', args, { DATA_DIR: folder })
const said = (stdout: string) => ({ code: 0, stdout: `${stdout}\n`, stderr: '' })
const refused = (stderr: string) => ({ code: 1, stdout: '', stderr: `${stderr}\n` })

async function call(path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${server.origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return z.object({ code: z.literal(200), result: z.unknown() }).parse(await response.json()).result
}

async function order(qty: number): Promise<string> {
  const cart_id = String(await call('/api/cart/create', {}))
  const answer = await call('/api/order', sampleOrder({ cart_id, products: [{ sku: 'BRUSH', qty }] }))
  return z.looseObject({ orderNumber: z.string() }).parse(answer).orderNumber
}

const Found = z.object({ hits: z.array(z.object({ stock: z.looseObject({ qty: z.number() }) })) })

/** What the catalogue of the running shop shows, which is kept in its memory. */
async function shown(): Promise<number | undefined> {
  const request = JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'BRUSH' } }] })
  const query = new URLSearchParams({ request_format: 'search-query', response_format: 'compact', request })
  const found = await fetch(`${server.origin}/api/catalog/vue_storefront_catalog/product/_search?${query}`)
  const text = await found.text()
  return Found.parse(JSON.parse(text)).hits[0]?.stock.qty
}

test('[ORDER-1] npm run orders lists, shows, marks as paid and cancels; a running shop shows what came back', async () => {
  const before = (await shown()) ?? 0
  const number = await order(3)
  const other = await order(2)
  await expect.poll(shown, { timeout: 10_000 }).toBe(before - 5)

  const { stdout: list } = await orders('list', '--status', 'pending')
  expect(list).toMatch(new RegExp(`^${other}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  pending     \\d+\\.\\d\\d EUR$`, 'm'))
  expect(list).not.toMatch(/@|Jürgen|Weiß/)
  const { stdout: one } = await orders('show', number)
  expect(one).toMatch(/^ {2}Jürgen Weiß$.*^ {2}3 × /ms)
  expect(one).not.toContain('@')

  expect(await orders('pay', String(Number(number)))).toEqual(said(`Order ${number} is paid.`))
  expect(await orders('pay', number)).toEqual(refused(`Order ${number} is paid already.`))
  expect((await orders('show', number)).stdout).toMatch(/ {2}processing$.*due: 0\.00 EUR$/ms)
  expect(await orders('cancel', number)).toEqual(said(`Order ${number} is canceled. Back on the shelf: BRUSH.`))
  await expect.poll(shown, { timeout: 10_000 }).toBe(before - 2)

  expect(await orders('cancel', number)).toEqual(refused(`Order ${number} is canceled already.`))
  expect(await orders('pay', number)).toEqual(refused(`Order ${number} is canceled and cannot be paid.`))
  expect(await orders('pay', '4711')).toEqual(refused('There is no order 000004711.'))
  expect(await orders('show', '4711')).toEqual(refused('There is no order 000004711.'))
  expect(await orders('list', '--page', '99')).toEqual(refused('There is no page 99; the last one is 1.'))
  expect(await shown()).toBe(before - 2)
})
