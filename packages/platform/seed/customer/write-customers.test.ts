import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../storage/database.ts'
import { describeOnEachEngine } from '../../storage/testing/describe-on-each-engine.ts'
import { demoStoreViews } from '../testing/demo-store-views.ts'
import { insertCustomers, removeSeededCustomers } from './write-customers.ts'

await describeOnEachEngine('the demo’s customers', (open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const count = async (table: string) =>
    (await database.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`))?.n ?? Number.NaN
  const counts = async () => ({
    coupon: await count('coupon'),
    customer: await count('customer'),
    address: await count('customer_address'),
    order: await count('sales_order'),
    line: await count('sales_order_line'),
  })
  const seed = () => database.transaction((tx) => insertCustomers(tx, demoStoreViews))
  const remove = () => database.transaction(removeSeededCustomers)
  const whole = { coupon: 6, customer: 7, address: 9, order: 18, line: 38 }

  test('are written whole, and removed without a trace', async () => {
    await seed()
    expect(await counts()).toEqual(whole)
    await remove()
    expect(await counts()).toEqual({ coupon: 0, customer: 0, address: 0, order: 0, line: 0 })
  })

  test('the lines of an order sum to what it cost', async () => {
    await seed()
    const wrong = await database.all(`
      SELECT entity_id FROM sales_order WHERE grand_total_cents <>
        (SELECT SUM(gross_cents - discount_cents) FROM sales_order_line WHERE order_id = entity_id)`)
    expect(wrong).toEqual([])
  })

  test('nobody can log in as one of them until a password is set', async () => {
    await seed()
    expect(await database.all('SELECT id FROM customer WHERE password_hash IS NOT NULL')).toEqual([])
  })

  test('what a shop numbers by itself never meets a number of the demo', async () => {
    await seed()
    const insert = `INSERT INTO customer (email, group_id, store_id, created_at, updated_at, document)
      VALUES ($1, 1, 1, '', '', '{}') RETURNING id`
    const first = await database.get<{ id: number }>(insert, ['own@example.com'])
    await remove()
    const second = await database.get<{ id: number }>(insert, ['other@example.com'])
    expect([first?.id, second?.id]).toEqual([1000, 1001])
    await seed()
    expect(await count('customer')).toBe(9)
  })

  test('a customer who added an address stays with it, and everything else is replaced', async () => {
    await seed()
    await database.run("INSERT INTO customer_address (customer_id, document) VALUES (1, '{}')")
    await remove()
    expect(await counts()).toEqual({ coupon: 0, customer: 1, address: 2, order: 0, line: 0 })
    await seed()
    expect(await counts()).toEqual({ ...whole, address: 10 })
  })

  test('orders and coupons that somebody else wrote stay', async () => {
    await database.run("INSERT INTO coupon (code, kind, value) VALUES ('WILLKOMMEN10', 'fixed', 100)")
    await database.run(`
      INSERT INTO sales_order (increment_id, customer_id, store_id, status, created_at, updated_at, grand_total_cents, tax_cents, document)
      VALUES ('000000001', 1, 1, 'pending', '', '', 100, 16, '{}')`)
    await seed()
    await remove()
    await seed()
    expect(await database.get("SELECT value FROM coupon WHERE code = 'WILLKOMMEN10'")).toEqual({ value: 100 })
    expect(
      await database.all("SELECT grand_total_cents AS total FROM sales_order WHERE increment_id = '000000001'"),
    ).toEqual([{ total: 100 }])
    expect(await count('sales_order')).toBe(18)
  })

  test('an address that belongs to somebody else is not taken', async () => {
    await database.run(`
      INSERT INTO customer (email, group_id, store_id, created_at, updated_at, document)
      VALUES ('ruth.seifert@example.com', 1, 1, '', '', '{}')`)
    await seed()
    expect(await count('customer')).toBe(7)
    expect(await count('customer_address')).toBe(7)
  })
})
