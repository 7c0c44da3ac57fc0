import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../storage/database.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { MovementCursor } from './movement-cursor.ts'

describe('movements of the shelf', () => {
  let database: Database
  beforeEach(async () => {
    database = await temporarySqlite()
  })
  afterEach(() => database.close())

  async function move(...ids: number[]): Promise<void> {
    for (const id of ids) {
      await database.run(
        `INSERT INTO stock_movement (id, sku, delta, reason, created_at) VALUES ($1, $2, -1, 'order', '')`,
        [id, `S${id}`],
      )
    }
  }

  test('each is read once', async () => {
    const cursor = new MovementCursor(0)
    await move(1, 2)
    expect(await cursor.read(database, 0)).toEqual(['S1', 'S2'])
    expect(await cursor.read(database, 0)).toEqual([])
    await move(3)
    expect(cursor.isBehind(3)).toBe(true)
    expect(await cursor.read(database, 0)).toEqual(['S3'])
    expect(cursor.isBehind(3)).toBe(false)
  })

  test('a number that ends its transaction after a higher one is read as well', async () => {
    const cursor = new MovementCursor(0)
    await move(1, 4)
    expect(await cursor.read(database, 0)).toEqual(['S1', 'S4'])
    expect(cursor.isBehind(4)).toBe(true)
    await move(3)
    expect(await cursor.read(database, 30_000)).toEqual(['S3'])
    await move(5)
    expect(await cursor.read(database, 40_000)).toEqual(['S5'])
  })

  test('a number that never comes is given up after a minute', async () => {
    const cursor = new MovementCursor(0)
    await move(2)
    await cursor.read(database, 0)
    expect(cursor.isBehind(2)).toBe(true)
    await cursor.read(database, 60_001)
    expect(cursor.isBehind(2)).toBe(false)
  })

  test('a leap of a million numbers costs no million look-ups', async () => {
    const cursor = new MovementCursor(0)
    await move(1, 1_000_001)
    expect(await cursor.read(database, 0)).toEqual(['S1', 'S1000001'])
    await move(1_000_000)
    expect(await cursor.read(database, 1)).toEqual(['S1000000'])
  })

  test('a shelf that moved much is read in pages', async () => {
    await database.run(
      `WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 4500)
       INSERT INTO stock_movement (id, sku, delta, reason, created_at) SELECT id, 'S' || (id % 3000), -1, 'order', '' FROM n`,
    )
    expect(await new MovementCursor(0).read(database, 0)).toHaveLength(3000)
  })
})
