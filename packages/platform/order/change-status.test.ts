import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { changeStatus } from './change-status.ts'
import { orderRepo } from './order-repo.ts'
import { createOrderShop, fillOrderShop, orderMoment } from './testing/order-shop.ts'
import { sampleOrder } from './testing/sample-order.ts'

await describeOnEachEngine('the status of an order', (open) => {
  let database: Database
  const orderId = 1000

  beforeEach(async () => {
    database = await open()
    await fillOrderShop(database)
    const shop = await createOrderShop(database)
    const products = [
      { sku: 'OX-42', qty: 5 },
      { sku: 'SET', qty: 1 },
      { sku: 'VOUCHER', qty: 1 },
    ]
    await shop.order(sampleOrder({ cart_id: await shop.cart({ coupon: 'ONCE' }), products }))
  })
  afterEach(() => database.close())

  const change = (event: 'pay' | 'cancel', id = orderId) => changeStatus(database, { orderId: id, event }, orderMoment)
  const shelf = (sku: string) => database.get('SELECT qty, is_in_stock FROM stock_item WHERE sku = $1', [sku])

  test('[ORDER-1] a paid order is processed, and nothing is due', async () => {
    expect(await orderRepo.find(database, orderId)).toMatchObject({ status: 'pending', total_due: 556.8 })
    expect(await change('pay')).toEqual({ ok: true, status: 'processing', skus: [] })
    expect(await orderRepo.find(database, orderId)).toMatchObject({
      status: 'processing',
      state: 'processing',
      total_due: 0,
    })
    expect(await database.get('SELECT state FROM order_payment')).toEqual({ state: 'paid' })
  })

  test('[ORDER-1] a canceled order puts back exactly what it took, once, and keeps its coupon used', async () => {
    expect(await shelf('OX-42')).toEqual({ qty: 0, is_in_stock: 0 })
    const changes = await Promise.all([change('cancel'), change('cancel'), change('cancel')])
    expect(changes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(changes).toContainEqual({ ok: false, reason: 'not possible any more', status: 'canceled' })
    expect(await shelf('OX-42')).toEqual({ qty: 5, is_in_stock: 1 })
    expect(await shelf('TREE')).toMatchObject({ qty: 100 })
    expect(await shelf('VOUCHER')).toMatchObject({ qty: 0 })
    const left = await database.all('SELECT sku FROM stock_movement GROUP BY sku HAVING sum(delta) <> 0')
    expect(left).toEqual([])
    expect(await orderRepo.find(database, orderId)).toMatchObject({ status: 'canceled', total_due: 0 })
    expect(await database.get("SELECT times_used FROM coupon WHERE code = 'ONCE'")).toEqual({ times_used: 1 })
  })

  test('an order of the demo stays the demo’s until something happens to it', async () => {
    const seeded = () => database.get('SELECT is_seeded FROM sales_order')
    await database.run("UPDATE sales_order SET is_seeded = 1, status = 'canceled'")
    expect(await change('pay')).toEqual({ ok: false, reason: 'not possible any more', status: 'canceled' })
    expect(await seeded()).toEqual({ is_seeded: 1 })
    await database.run("UPDATE sales_order SET status = 'pending'")
    await change('pay')
    expect(await seeded()).toEqual({ is_seeded: 0 })
  })

  test('an order that does not exist has none', async () => {
    expect(await change('cancel', 4711)).toEqual({ ok: false, reason: 'no such order' })
  })

  test('an order is found by the number that people name', async () => {
    expect(await orderRepo.findByNumber(database, '000001000')).toMatchObject({ entity_id: 1000 })
    expect(await orderRepo.findByNumber(database, '1000')).toBeUndefined()
  })

  test('orders are listed with their status, the newest first, page by page, and without a name', async () => {
    const shop = await createOrderShop(database)
    for (const sku of ['OX-43', 'TREE']) {
      await shop.order(sampleOrder({ cart_id: await shop.cart(), products: [{ sku, qty: 1 }] }))
    }
    await change('cancel', 1001)
    const numbers = async (question: Parameters<typeof orderRepo.list>[1]) => {
      const { entries, total } = await orderRepo.list(database, question)
      return [entries.map(({ number }) => number), total]
    }
    expect(await numbers({ page: 1, size: 2 })).toEqual([['000001002', '000001001'], 3])
    expect(await numbers({ page: 2, size: 2 })).toEqual([['000001000'], 3])
    expect(await numbers({ page: 3, size: 2 })).toEqual([[], 3])
    expect(await numbers({ status: 'pending', page: 1, size: 2 })).toEqual([['000001002', '000001000'], 2])
    expect(await numbers({ status: 'processing', page: 1, size: 2 })).toEqual([[], 0])
    const { entries } = await orderRepo.list(database, { status: 'pending', page: 2, size: 1 })
    const createdAt = new Date(orderMoment).toISOString()
    expect(entries).toEqual([{ number: '000001000', createdAt, status: 'pending', storeId: 1, grandTotal: 556_80 }])
  })
})
