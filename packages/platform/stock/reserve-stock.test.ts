import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { type Pick, reserveStock, returnStock } from './reserve-stock.ts'
import { putOnShelf } from './testing/put-on-shelf.ts'

const now = '2026-03-01T08:00:00.000Z'

await describeOnEachEngine('the shelf', (open) => {
  let database: Database

  beforeEach(async () => {
    database = await open()
    const shelves = [
      { sku: 'OX-42', product_id: 1, qty: 5 },
      { sku: 'DB-43', product_id: 2, qty: 3 },
      { sku: 'MADE-TO-ORDER', product_id: 3, qty: 0, is_in_stock: 1, backorders: 1 },
      { sku: 'VOUCHER', product_id: 4, qty: 0, manage_stock: 0 },
      { sku: 'OFF-SALE', product_id: 5, qty: 7, is_in_stock: 0 },
    ]
    await putOnShelf(database, ...shelves.map((shelf) => ({ ...shelf, notify_stock_qty: 2 })))
  })
  afterEach(() => database.close())

  class NotEnough extends Error {}

  /** As an order does it: all or nothing. */
  async function take(...picks: Pick[]): Promise<boolean> {
    const work = database.transaction(
      async (tx) => {
        const reservation = await reserveStock(tx, picks, now)
        if (!reservation.ok) throw new NotEnough(reservation.sku)
      },
      { isolation: 'read committed' },
    )
    return work.then(
      () => true,
      (error: unknown) => {
        if (error instanceof NotEnough) return false
        throw error
      },
    )
  }

  const shelf = (sku: string) =>
    database.get('SELECT qty, is_in_stock, low_stock_date FROM stock_item WHERE sku = $1', [sku])

  test('[ORDER-1] what is taken is gone, and an empty shelf is out of stock', async () => {
    expect(await take({ sku: 'OX-42', qty: 3 })).toBe(true)
    expect(await shelf('OX-42')).toEqual({ qty: 2, is_in_stock: 1, low_stock_date: null })
    expect(await take({ sku: 'OX-42', qty: 2 })).toBe(true)
    expect(await shelf('OX-42')).toEqual({ qty: 0, is_in_stock: 0, low_stock_date: now })
  })

  test('[ORDER-1] what is not there is refused by its sku, and nothing of the rest is taken', async () => {
    const refusal = await database.transaction((tx) => reserveStock(tx, [{ sku: 'OX-42', qty: 6 }], now))
    expect(refusal).toEqual({ ok: false, sku: 'OX-42' })
    expect(await take({ sku: 'DB-43', qty: 1 }, { sku: 'OX-42', qty: 6 })).toBe(false)
    expect(await shelf('DB-43')).toMatchObject({ qty: 3 })
  })

  test('[ORDER-1] two picks of one sku are one', async () => {
    expect(await take({ sku: 'DB-43', qty: 2 }, { sku: 'DB-43', qty: 2 })).toBe(false)
    expect(await take({ sku: 'DB-43', qty: 1 }, { sku: 'DB-43', qty: 2 })).toBe(true)
    expect(await shelf('DB-43')).toMatchObject({ qty: 0 })
  })

  test('what can be made to order never runs out, what nobody counts stays as it is, what is off sale stays there', async () => {
    expect(await take({ sku: 'MADE-TO-ORDER', qty: 4 })).toBe(true)
    expect(await shelf('MADE-TO-ORDER')).toMatchObject({ qty: -4, is_in_stock: 1 })
    expect(await take({ sku: 'VOUCHER', qty: 4 })).toBe(true)
    expect(await shelf('VOUCHER')).toMatchObject({ qty: 0 })
    expect(await take({ sku: 'NO-SHELF', qty: 1 })).toBe(true)
    expect(await take({ sku: 'OFF-SALE', qty: 1 })).toBe(false)
  })

  test('[R-01] forty buyers of the last five, two shelves in opposite order: five get a pair, nobody sees a deadlock', async () => {
    const buyers = Array.from({ length: 40 }, (_, at) => {
      const pair = [
        { sku: 'OX-42', qty: 1 },
        { sku: 'MADE-TO-ORDER', qty: 1 },
      ]
      return take(...(at % 2 === 0 ? pair : pair.toReversed()))
    })
    const served = (await Promise.all(buyers)).filter(Boolean)
    expect(served).toHaveLength(5)
    expect(await shelf('OX-42')).toMatchObject({ qty: 0, is_in_stock: 0 })
    expect(await shelf('MADE-TO-ORDER')).toMatchObject({ qty: -5 })
  })

  test('what comes back can be sold again, but what is off sale is not', async () => {
    await take({ sku: 'OX-42', qty: 5 })
    await database.transaction((tx) => returnStock(tx, [{ sku: 'OX-42', delta: 3 }]))
    expect(await shelf('OX-42')).toEqual({ qty: 3, is_in_stock: 1, low_stock_date: null })
    await database.transaction((tx) => returnStock(tx, [{ sku: 'OFF-SALE', delta: 1 }]))
    expect(await shelf('OFF-SALE')).toMatchObject({ qty: 8, is_in_stock: 0 })
  })
})
