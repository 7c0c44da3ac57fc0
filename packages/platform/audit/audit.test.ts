import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeStatus } from '../order/change-status.ts'
import { createOrderShop, fillOrderShop, orderMoment } from '../order/testing/order-shop.ts'
import { sampleOrder } from '../order/testing/sample-order.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { audit } from './audit.ts'
import { readStockSnapshot, type StockSnapshot } from './audit-stock.ts'

await describeOnEachEngine('the auditor', (open) => {
  let database: Database
  let stockBefore: StockSnapshot

  beforeEach(async () => {
    database = await open()
    await fillOrderShop(database)
    stockBefore = await readStockSnapshot(database)
    const shop = await createOrderShop(database)
    const baskets = [
      [
        { sku: 'OX-42', qty: 2 },
        { sku: 'SET', qty: 1 },
      ],
      [
        { sku: 'TREE', qty: 1 },
        { sku: 'VOUCHER', qty: 1 },
      ],
      [{ sku: 'OX-43', qty: 1 }],
    ]
    for (const products of baskets) {
      await shop.order(sampleOrder({ cart_id: await shop.cart({ coupon: 'TEN' }), products }))
    }
    await changeStatus(database, { orderId: 1002, event: 'cancel' }, orderMoment)
  })
  afterEach(() => database.close())

  const rules = async (acknowledged?: string[]) => {
    const findings = await audit(database, { stockBefore, acknowledged })
    return [...new Set(findings.map(({ rule }) => rule))].sort()
  }

  test('[ORDER-1] finds nothing where nothing is wrong: sets, vouchers, coupons and a canceled order included', async () => {
    expect(await database.all('SELECT entity_id FROM sales_order')).toHaveLength(3)
    expect(await audit(database, { stockBefore, acknowledged: ['000001000', '000001002'] })).toEqual([])
  })

  describe('finds', () => {
    test.each<[string, string, string[]]>([
      [
        'a pair that left the shelf without an order (A1)',
        "UPDATE stock_item SET qty = qty - 1 WHERE sku = 'OX-42'",
        ['A1'],
      ],
      ['a pair that an order holds and that never left (A1)', "DELETE FROM stock_movement WHERE sku = 'OX-42'", ['A1']],
      ['a shelf below nothing (A1, A2)', "UPDATE stock_item SET qty = -1 WHERE sku = 'OX-43'", ['A1', 'A2']],
      ['an order that nobody placed (A3)', 'UPDATE sales_order SET cart_id = NULL WHERE entity_id = 1000', ['A3']],
      ['a cart that is still open (A3)', "UPDATE cart SET status = 'active'", ['A3']],
      ['an order without lines (A1, A4)', 'DELETE FROM sales_order_line WHERE order_id = 1000', ['A1', 'A4']],
      [
        'a total that its lines do not make (A4)',
        'UPDATE sales_order SET grand_total_cents = 1 WHERE entity_id = 1001',
        ['A4'],
      ],
      ['tax that its lines do not make (A4)', 'UPDATE sales_order SET tax_cents = 1 WHERE entity_id = 1001', ['A4']],
      [
        'an order without an address (A4)',
        `UPDATE sales_order SET document = '{"grand_total":1}' WHERE entity_id = 1001`,
        ['A4'],
      ],
      ['a payment of another amount (A4)', 'UPDATE order_payment SET amount_cents = 1 WHERE order_id = 1001', ['A4']],
      ['an order without a payment (A4)', 'DELETE FROM order_payment WHERE order_id = 1001', ['A4']],
      ['an order without a confirmation (A8)', "DELETE FROM outbox_mail WHERE key = 'order-placed:1001'", ['A8']],
      [
        'a confirmation without an order (A8)',
        "UPDATE outbox_mail SET key = 'order-placed:77' WHERE key = 'order-placed:1001'",
        ['A8'],
      ],
      ['a coupon use that nobody counted (A6)', "UPDATE coupon SET times_used = 1 WHERE code = 'TEN'", ['A6']],
      ['a coupon used too often (A6)', "UPDATE coupon SET usage_limit = 2 WHERE code = 'TEN'", ['A6']],
      ['a coupon used too often by one buyer (A6)', "UPDATE coupon SET customer_limit = 1 WHERE code = 'TEN'", ['A6']],
      [
        'an order that holds a coupon it did not use (A6)',
        "UPDATE sales_order SET coupon_code = 'ONCE' WHERE entity_id = 1000",
        ['A6'],
      ],
    ])('%s', async (_, damage, found) => {
      await database.run(damage)
      expect(await rules()).toEqual(found)
    })

    test('an order that a client was told of and that is not there (A5)', async () => {
      expect(await rules(['000001000', '000004711'])).toEqual(['A5'])
    })
  })

  test('a letter whose time has come and that nobody sends is found where somebody should (A9)', async () => {
    const lettersBefore = orderMoment + 60_000
    const found = async () =>
      (await audit(database, { stockBefore, lettersBefore })).map(({ rule, found }) => [rule, found])
    expect(await found()).toEqual([['A9', 3]])
    await database.run("UPDATE outbox_mail SET sent_at = due_at WHERE key = 'order-placed:1000'")
    await database.run("UPDATE outbox_mail SET given_up_at = due_at WHERE key = 'order-placed:1001'")
    expect(await found()).toEqual([['A9', 1]])
    await database.run("UPDATE outbox_mail SET due_at = '9999' WHERE key = 'order-placed:1002'")
    expect(await found()).toEqual([])
  })

  test('says no name, no address and no key', async () => {
    for (const table of ['sales_order_line', 'order_payment', 'outbox_mail']) await database.run(`DELETE FROM ${table}`)
    const text = JSON.stringify(await audit(database, { stockBefore }))
    expect(text).toContain('A8')
    expect(text).not.toMatch(/Weiß|kunde\.test|Markt|[0-9a-f]{32}/)
  })
})
