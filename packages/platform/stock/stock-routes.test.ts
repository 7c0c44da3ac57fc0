import { StockItem } from '@welt/contract/entity/stock-item.ts'
import { ErrorEnvelope, envelope } from '@welt/contract/envelope.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestPlatform, type TestPlatform } from '../testing/create-test-platform.ts'
import { putOnShelf } from './testing/put-on-shelf.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await createTestPlatform()
  await putOnShelf(
    platform.database,
    { sku: 'OX-42', product_id: 17, qty: 5 },
    { sku: 'OX-43', product_id: 18, qty: 0, low_stock_date: '2026-03-01 08:00:00' },
    { sku: 'Größe 42½/weiß', product_id: 19, qty: 2 },
  )
})
afterAll(() => platform.close())

async function check(path: string) {
  const { status, body } = await platform.call(path)
  expect(status).toBe(200)
  return envelope(StockItem).parse(body).result
}

async function list(path: string) {
  const { status, body } = await platform.call(path)
  expect(status).toBe(200)
  return envelope(z.array(StockItem)).parse(body).result
}

describe('stock/check', () => {
  test('[STOCK-2] tells every field of the stock of one sku', async () => {
    const { status, body } = await platform.call('/api/stock/check?sku=OX-42')
    expect(status).toBe(200)
    expect(body).toEqual({
      code: 200,
      result: {
        item_id: 17,
        product_id: 17,
        stock_id: 1,
        qty: 5,
        is_in_stock: true,
        is_qty_decimal: false,
        show_default_notification_message: false,
        use_config_min_qty: true,
        min_qty: 0,
        use_config_min_sale_qty: 0,
        min_sale_qty: 1,
        use_config_max_sale_qty: false,
        max_sale_qty: 10000,
        use_config_backorders: false,
        backorders: 0,
        use_config_notify_stock_qty: false,
        notify_stock_qty: 1,
        use_config_qty_increments: true,
        qty_increments: 0,
        use_config_enable_qty_inc: true,
        enable_qty_increments: false,
        use_config_manage_stock: false,
        manage_stock: true,
        low_stock_date: null,
        is_decimal_divided: false,
        stock_status_changed_auto: 0,
      },
    })
  })

  test.each([
    '/api/stock/check?sku=OX-43',
    '/api/stock/check/OX-43',
    '/api/ext/elastic-stock/check?sku=OX-43',
    '/api/ext/elastic-stock/check/OX-43',
    '/api/stock/check?sku=OX-43&storeCode=de&token=',
  ])('[STOCK-2] answers at %s', async (path) => {
    expect(await check(path)).toMatchObject({
      product_id: 18,
      is_in_stock: false,
      low_stock_date: '2026-03-01 08:00:00',
    })
  })

  test.each(['?sku=', '/'])('[STOCK-2] a sku with umlauts and a slash is found at check%s…', async (before) => {
    const path = `/api/stock/check${before}${encodeURIComponent('Größe 42½/weiß')}`
    expect(await check(path)).toMatchObject({ product_id: 19, qty: 2 })
  })

  test('an unknown sku is 404 with the text of the contract', async () => {
    expect(await platform.call('/api/stock/check?sku=none')).toMatchObject({
      status: 404,
      body: { code: 404, result: 'No stock information for given sku' },
    })
  })

  test.each(['', '?sku=', '?sku=%20%20', '?skus=OX-42'])('without a sku (check%s) is 400', async (query) => {
    expect(await platform.call(`/api/stock/check${query}`)).toMatchObject({
      status: 400,
      body: { code: 400, result: 'sku parameter is required' },
    })
  })

  test('sees a change at once', async () => {
    await platform.database.run('UPDATE stock_item SET qty = $1 WHERE sku = $2', [4, 'OX-42'])
    expect(await check('/api/stock/check?sku=OX-42')).toMatchObject({ qty: 4 })
    await platform.database.run('UPDATE stock_item SET qty = $1 WHERE sku = $2', [5, 'OX-42'])
  })

  test('[STOCK-2] is asked anew by each browser, and may be kept for seconds by a cache in front', async () => {
    const { headers } = await platform.call('/api/stock/check?sku=OX-42')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5')
    const refused = await platform.call('/api/stock/check?sku=none')
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })
})

describe('stock/list', () => {
  test('[STOCK-2] tells the stock of several skus in the order asked, once each', async () => {
    const items = await list('/api/stock/list?skus=OX-43,OX-42,OX-43')
    expect(items.map((item) => item.product_id)).toEqual([18, 17])
  })

  test('[STOCK-2] the commas may be encoded, as clients that encode the whole list do', async () => {
    const skus = encodeURIComponent('OX-42,OX-43,Größe 42½/weiß')
    const items = await list(`/api/ext/elastic-stock/list?skus=${skus}`)
    expect(items.map((item) => item.product_id)).toEqual([17, 18, 19])
  })

  test('[STOCK-2] unknown skus are left out and do not spoil the rest', async () => {
    const items = await list('/api/stock/list?skus=none,OX-42,,nothing')
    expect(items.map((item) => item.product_id)).toEqual([17])
    expect(await list('/api/stock/list?skus=none')).toEqual([])
  })

  test('without skus is 400, and so are more than 500', async () => {
    expect(await platform.call('/api/stock/list')).toMatchObject({
      status: 400,
      body: { code: 400, result: 'skus parameter is required' },
    })
    const many = Array.from({ length: 501 }, (_, index) => `s${index}`).join(',')
    const refused = await platform.call(`/api/stock/list?skus=${many}`)
    expect(refused.status).toBe(400)
    expect(ErrorEnvelope.parse(refused.body).result).toMatch(/^skus: .*500/)
  })
})

describe('stock in multistore mode', () => {
  test.each([
    '/laszlo_en/api/stock/check?sku=OX-42',
    '/de/api/stock/check/OX-42',
    '/laszlo_de/api/stock/check?sku=OX-42',
    '/api/stock/check?sku=OX-42&storeCode=laszlo_en',
  ])('[API-6] is answered at the store-prefixed path %s', async (path) => {
    expect(await check(path)).toMatchObject({ product_id: 17 })
  })

  test('[API-6] a path with the prefix of no store view is no call', async () => {
    expect(await platform.call('/nowhere/api/stock/check?sku=OX-42')).toMatchObject({
      status: 404,
      body: { code: 404 },
    })
  })
})
