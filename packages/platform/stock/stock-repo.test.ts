import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { stockRepo } from './stock-repo.ts'
import { putOnShelf } from './testing/put-on-shelf.ts'

await describeOnEachEngine('the stock repo', (open) => {
  let database: Database

  beforeEach(async () => {
    database = await open()
    const limits = { min_sale_qty: 2, max_sale_qty: 4, notify_stock_qty: 0, low_stock_date: '2026-03-01 08:00:00' }
    await putOnShelf(
      database,
      { sku: 'OX-42', product_id: 17, qty: 5 },
      { sku: 'DB-43', product_id: 18, qty: -1, manage_stock: 0, backorders: 1, ...limits },
    )
  })
  afterEach(() => database.close())

  test('finds what stands in the row', async () => {
    expect(await stockRepo.find(database, 'DB-43')).toMatchObject({
      product_id: 18,
      qty: -1,
      is_in_stock: false,
      manage_stock: false,
      backorders: 1,
      min_sale_qty: 2,
      max_sale_qty: 4,
      notify_stock_qty: 0,
      low_stock_date: '2026-03-01 08:00:00',
    })
  })

  test('finds by the exact sku only', async () => {
    for (const sku of ['ox-42', 'OX-4', 'OX-%', "OX-42' OR '1'='1"]) {
      expect(await stockRepo.find(database, sku)).toBeUndefined()
    }
  })

  test('lists by sku, and leaves out what it does not know', async () => {
    const items = await stockRepo.list(database, ['none', 'DB-43', 'OX-42', 'DB-43'])
    expect(items.size).toBe(2)
    expect([items.get('DB-43')?.product_id, items.get('OX-42')?.product_id]).toEqual([18, 17])
    expect((await stockRepo.list(database, [])).size).toBe(0)
  })

  test('sees, inside a transaction, what the transaction has done', async () => {
    const inside = await database.transaction(async (tx) => {
      await tx.run('UPDATE stock_item SET qty = qty - $1 WHERE sku = $2', [3, 'OX-42'])
      return stockRepo.find(tx, 'OX-42')
    })
    expect(inside?.qty).toBe(2)
  })
})
