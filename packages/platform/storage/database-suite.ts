import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { DatabaseMisuseError } from './database-error.ts'
import { inList } from './in-list.ts'
import { stopPoint } from './testing/stop-point.ts'

/** What every engine behind the port does alike. `open` gives a new, empty database each time. */
export function databaseSuite(engine: string, open: (options: { idleInTransactionMs?: number }) => Promise<Database>) {
  let database: Database

  beforeEach(async () => {
    database = await open({})
    await database.run('CREATE TABLE pair (sku TEXT NOT NULL PRIMARY KEY, qty INTEGER NOT NULL, note TEXT NULL)')
    await database.run('INSERT INTO pair (sku, qty) VALUES ($1, $2)', ['oxford-42', 5])
  })
  afterEach(() => database.close())

  const quantity = async () => (await database.get<{ qty: number }>('SELECT qty FROM pair'))?.qty

  describe(`statements on ${engine}`, () => {
    test('placeholders are positions: they may stand in any order and more than once', async () => {
      const row = await database.get('SELECT $2 || $1 || $2 AS joined FROM pair WHERE sku = $3', [
        'b',
        'a',
        'oxford-42',
      ])
      expect(row).toEqual({ joined: 'aba' })
    })

    test('a placeholder in quoted text is text', async () => {
      expect(await database.get("SELECT 'costs $1' AS said FROM pair WHERE sku = $1", ['oxford-42'])).toEqual({
        said: 'costs $1',
      })
    })

    test('a missing row is undefined, and no rows are an empty list', async () => {
      expect(await database.get('SELECT sku FROM pair WHERE sku = $1', ['none'])).toBeUndefined()
      expect(await database.all('SELECT sku FROM pair WHERE sku = $1', ['none'])).toEqual([])
    })

    test('run tells how many rows changed', async () => {
      expect(await database.run('UPDATE pair SET qty = qty - 1 WHERE qty >= $1', [1])).toEqual({ changes: 1 })
      expect(await database.run('UPDATE pair SET qty = qty - 1 WHERE qty >= $1', [100])).toEqual({ changes: 0 })
      const again = 'INSERT INTO pair (sku, qty) VALUES ($1, $2) ON CONFLICT (sku) DO NOTHING'
      expect(await database.run(again, ['oxford-42', 9])).toEqual({ changes: 0 })
    })

    test('what is written outside a transaction is read at once, also from RETURNING', async () => {
      const insert = 'INSERT INTO pair (sku, qty) VALUES ($1, $2) RETURNING sku, qty'
      expect(await database.get(insert, ['derby-43', 2])).toEqual({ sku: 'derby-43', qty: 2 })
      expect(await database.get('SELECT qty FROM pair WHERE sku = $1', ['derby-43'])).toEqual({ qty: 2 })
    })

    test('counts, sums and big integers are numbers, truth is 0 or 1, nothing is null', async () => {
      await database.run('CREATE TABLE amount (cents BIGINT NOT NULL)')
      await database.run('INSERT INTO amount (cents) VALUES ($1)', [9_007_199_254_740_991n])
      const sql = 'SELECT COUNT(*) AS n, SUM(qty) AS s, SUM(qty) > 1 AS many, MAX(note) AS note FROM pair'
      expect(await database.get(sql)).toEqual({ n: 1, s: 5, many: 1, note: null })
      expect(await database.get('SELECT cents FROM amount')).toEqual({ cents: 9_007_199_254_740_991 })
    })

    test('an integer beyond what a number can hold is refused, not rounded', async () => {
      await database.run('CREATE TABLE amount (cents BIGINT NOT NULL)')
      await database.run('INSERT INTO amount (cents) VALUES ($1)', [9_007_199_254_740_993n])
      await expect(database.get('SELECT cents FROM amount')).rejects.toThrow(/too large/)
    })

    test('umlauts, emoji and quotes come back as they were', async () => {
      const note = `Größe 42½ „rahmengenäht“ 👞 it's "fine"`
      await database.run('UPDATE pair SET note = $1', [note])
      expect(await database.get('SELECT note FROM pair WHERE note = $1', [note])).toEqual({ note })
    })

    test('an empty IN list finds nothing', async () => {
      const { sql, params } = inList([])
      expect(await database.all(`SELECT sku FROM pair WHERE sku IN ${sql}`, params)).toEqual([])
    })

    test.each([1, 2, 3, 4, 5, 9, 500])('an IN list of %i values finds exactly those', async (length) => {
      const wanted = Array.from({ length }, (_, index) => `sku-${index}`)
      const { sql, params } = inList(['oxford-42', ...wanted])
      expect(await database.all(`SELECT sku FROM pair WHERE sku IN ${sql}`, params)).toEqual([{ sku: 'oxford-42' }])
      expect(params).toContain(`sku-${length - 1}`)
    })
  })

  describe(`transactions on ${engine}`, () => {
    test('everything is kept when the work fulfils, and its result is passed on', async () => {
      const result = await database.transaction(async (tx) => {
        await tx.run('UPDATE pair SET qty = 4')
        await tx.run('INSERT INTO pair (sku, qty) VALUES ($1, $2)', ['derby-43', 1])
        return tx.all('SELECT qty FROM pair ORDER BY qty')
      })
      expect(result).toEqual([{ qty: 1 }, { qty: 4 }])
      expect(await database.get('SELECT COUNT(*) AS n FROM pair')).toEqual({ n: 2 })
    })

    test('nothing is kept when the work throws, and its error is passed on as it is', async () => {
      const error = new Error('the shopper changed her mind')
      const work = database.transaction(async (tx) => {
        await tx.run('UPDATE pair SET qty = 0')
        throw error
      })
      await expect(work).rejects.toBe(error)
      expect(await quantity()).toBe(5)
    })

    test('a failed statement fails the transaction even when the work catches the error', async () => {
      const work = database.transaction(async (tx) => {
        await tx.run('UPDATE pair SET qty = 0')
        await tx.run('INSERT INTO pair (sku, qty) VALUES ($1, 1)', ['oxford-42']).catch(() => 'ignored')
        return 'done'
      })
      await expect(work).rejects.toThrow(/unique/i)
      expect(await quantity()).toBe(5)
    })

    test('an unfinished transaction is seen by nobody else', async () => {
      const halfWay = stopPoint()
      const work = database.transaction(async (tx) => {
        await tx.run('UPDATE pair SET qty = 0')
        await halfWay.stop()
      })
      await halfWay.reached
      expect(await quantity()).toBe(5)
      halfWay.goOn()
      await work
      expect(await quantity()).toBe(0)
    })

    test('statements outside a running transaction do not become part of it', async () => {
      const halfWay = stopPoint()
      const failing = database.transaction(async (tx) => {
        await tx.run('INSERT INTO pair (sku, qty) VALUES ($1, $2)', ['loafer-41', 1])
        await halfWay.stop()
        throw new Error('undone')
      })
      await halfWay.reached
      const outside = database.run('INSERT INTO pair (sku, qty) VALUES ($1, $2)', ['derby-43', 1])
      halfWay.goOn()
      await expect(failing).rejects.toThrow('undone')
      await outside
      const rows = await database.all<{ sku: string }>('SELECT sku FROM pair')
      expect(rows.map((row) => row.sku).toSorted()).toEqual(['derby-43', 'oxford-42'])
    })

    test('reading, thinking and writing back loses no update among rivals', async () => {
      const takeOne = () =>
        database.transaction(
          async (tx) => {
            const row = await tx.get<{ qty: number }>('SELECT qty FROM pair')
            await tx.run('UPDATE pair SET qty = $1', [(row?.qty ?? 0) - 1])
          },
          { maxRetries: 50 },
        )
      await Promise.all([takeOne(), takeOne(), takeOne(), takeOne(), takeOne()])
      expect(await quantity()).toBe(0)
    })

    test('forty buyers of the last five pairs get five, by conditional updates without a conflict', async () => {
      const buy = () =>
        database.transaction(
          async (tx) =>
            (await tx.run('UPDATE pair SET qty = qty - 1 WHERE sku = $1 AND qty >= 1', ['oxford-42'])).changes,
          { isolation: 'read committed', maxRetries: 0 },
        )
      const bought = await Promise.all(Array.from({ length: 40 }, buy))
      expect(bought.filter((changes) => changes === 1)).toHaveLength(5)
      expect(await quantity()).toBe(0)
    })

    test('statements of one transaction may be started together', async () => {
      const rows = await database.transaction((tx) =>
        Promise.all([tx.get('SELECT 1 AS n'), tx.get('SELECT 2 AS n'), tx.get('SELECT 3 AS n')]),
      )
      expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    })

    test.each([
      ['run', (outer: Database) => outer.run('UPDATE pair SET qty = 1')],
      ['get', (outer: Database) => outer.get('SELECT qty FROM pair')],
      ['transaction', (outer: Database) => outer.transaction(async () => {})],
    ])(
      'using the database itself (%s) inside its transaction throws instead of waiting for ever',
      async (_, misuse) => {
        await expect(database.transaction(async () => misuse(database))).rejects.toThrow(DatabaseMisuseError)
        await database.run('UPDATE pair SET qty = 3')
        expect(await quantity()).toBe(3)
      },
    )

    test('a tx that outlives its transaction is dead', async () => {
      const tx = await database.transaction(async (inner) => inner)
      await expect(tx.run('UPDATE pair SET qty = 1')).rejects.toThrow(DatabaseMisuseError)
      expect(await quantity()).toBe(5)
    })

    test('what a transaction starts and leaves behind may use the database once the transaction is over', async () => {
      const over = Promise.withResolvers<void>()
      const leftBehind = await database.transaction(async () => ({ later: over.promise.then(quantity) }))
      over.resolve()
      expect(await leftBehind.later).toBe(5)
    })

    test('a transaction that falls asleep is undone, and others go on', async () => {
      const impatient = await open({ idleInTransactionMs: 50 })
      try {
        await impatient.run('CREATE TABLE note (text TEXT NOT NULL)')
        const asleep = impatient.transaction(async (tx) => {
          await tx.run('INSERT INTO note (text) VALUES ($1)', ['lost'])
          await new Promise(() => {})
        })
        await expect(asleep).rejects.toThrow(/idle for 50 ms/)
        await impatient.run('INSERT INTO note (text) VALUES ($1)', ['kept'])
        expect(await impatient.all('SELECT text FROM note')).toEqual([{ text: 'kept' }])
      } finally {
        await impatient.close()
      }
    })
  })

  test(`ping answers on ${engine} while open and rejects when closed`, async () => {
    const other = await open({})
    await other.ping()
    await other.close()
    await expect(other.ping()).rejects.toBeInstanceOf(Error)
  })
}
