import { StockItem } from '@welt/contract/entity/stock-item.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../storage/database.ts'
import { countStatements } from '../storage/testing/count-statements.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createListStock, type ListStock } from './list-stock.ts'
import { putOnShelf } from './testing/put-on-shelf.ts'

await describeOnEachEngine('the list of stock', (open) => {
  let database: Database
  let list: ListStock

  beforeEach(async () => {
    database = await open()
    list = createListStock(database)
    for (const [place, sku] of ['OX-42', 'DB-43'].entries()) await add(sku, place)
  })
  afterEach(() => database.close())

  const add = (sku: string, place: number) => putOnShelf(database, { sku, product_id: place, qty: 5 })
  async function listed(skus: readonly string[]) {
    const items = z.array(StockItem).parse(JSON.parse((await list(skus)).json))
    return items.map(({ product_id, qty }) => [product_id, qty])
  }

  test('is in the order asked, once each, and leaves out what it does not know', async () => {
    expect(await listed(['none', 'DB-43', 'OX-42', 'DB-43'])).toEqual([
      [1, 5],
      [0, 5],
    ])
    expect(await listed(['none'])).toEqual([])
    expect(await listed(['OX-42'])).toEqual([[0, 5]])
  })

  test('tells what was sold, changed or new at once', async () => {
    expect(await listed(['OX-42', 'LF-41'])).toEqual([[0, 5]])
    await database.run('UPDATE stock_item SET qty = 4 WHERE sku = $1', ['OX-42'])
    expect(await listed(['OX-42', 'LF-41'])).toEqual([[0, 4]])
    await add('LF-41', 2)
    expect(await listed(['OX-42', 'LF-41'])).toEqual([
      [0, 4],
      [2, 5],
    ])
    await database.transaction(async (tx) => tx.run('DELETE FROM stock_item WHERE sku = $1', ['OX-42']))
    expect(await listed(['OX-42', 'LF-41'])).toEqual([[2, 5]])
  })
})

describe('the list of stock in a shop where others write too', () => {
  test('asks once for all skus, and not again until somebody changes the shelf', async () => {
    const { database, during } = countStatements(await temporarySqlite())
    const list = createListStock(database)
    await putOnShelf(database, { sku: 'OX-42', product_id: 1, qty: 5 }, { sku: 'DB-43', product_id: 2, qty: 5 })
    const asked = () => during(() => list(['OX-42', 'DB-43', 'none']))
    expect(await asked()).toBe(1)
    await database.run(
      `INSERT INTO cart (token, store_code, status, created_at, updated_at) VALUES ('1', 'de', 'active', '', '')`,
    )
    expect(await asked()).toBe(0)
    await database.run('UPDATE stock_item SET qty = 4 WHERE sku = $1', ['OX-42'])
    expect(await asked()).toBe(1)
    await database.close()
  })
})

describe('the table of the shelf', () => {
  test('changes by no cascade and by no trigger, so that whoever changes it names it', async () => {
    const database = await temporarySqlite()
    expect(await database.all('SELECT * FROM pragma_foreign_key_list($1)', ['stock_item'])).toEqual([])
    const triggers = await database.all<{ sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'trigger'")
    expect(triggers.filter(({ sql }) => sql.includes('stock_item'))).toEqual([])
    await database.close()
  })
})
