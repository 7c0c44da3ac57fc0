import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openSqlite } from './sqlite.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { createWrite, WriteGroups } from './sqlite-write-group.ts'
import { stopPoint } from './testing/stop-point.ts'

let folder: string
let file: string
let database: Database

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'welt-group-'))
  file = join(folder, 'welt.db')
  database = await openSqlite({ file, busyTimeoutMs: 1 })
  await database.run('CREATE TABLE note (place INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE)')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const add = (text: string | null) => database.run('INSERT INTO note (text) VALUES ($1)', [text])
const texts = async () =>
  (await database.all<{ text: string }>('SELECT text FROM note ORDER BY place')).map((r) => r.text)

describe('writes that come together', () => {
  test('are made in the order of arrival, each with its own answer', async () => {
    const insert = 'INSERT INTO note (text) VALUES ($1) RETURNING place, text'
    const rows = await Promise.all(['a', 'b', 'c'].map((text) => database.get(insert, [text])))
    expect(rows).toEqual([
      { place: 1, text: 'a' },
      { place: 2, text: 'b' },
      { place: 3, text: 'c' },
    ])
  })

  test('share one commit', async () => {
    const other = new SqliteConnection(file, 1)
    const version = () => other.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0
    const before = version()
    await Promise.all(['a', 'b', 'c', 'd'].map(add))
    expect(version()).toBe(before + 1)
    other.close()
  })

  test('do not spoil each other: one that fails is told so, and the others stand', async () => {
    const outcomes = await Promise.allSettled([add('a'), add('a'), add(null), add('b')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
    expect(await texts()).toEqual(['a', 'b'])
  })

  test('a statement of many rows that fails half-way leaves none of them', async () => {
    const many = `INSERT INTO note (text) VALUES ('x'), ('y'), ('a')`
    const outcomes = await Promise.allSettled([add('a'), database.run(many), add('b')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await texts()).toEqual(['a', 'b'])
  })

  test('nobody reads them before they are committed', async () => {
    const other = await openSqlite({ file })
    const written = Promise.all(['a', 'b'].map(add))
    const seenAtOnce = await other.all('SELECT text FROM note')
    const seenHere = await texts()
    await written
    expect([seenAtOnce, seenHere]).toEqual([[], []])
    expect(await other.all('SELECT text FROM note ORDER BY place')).toHaveLength(2)
    await other.close()
  })

  test('do not overtake a transaction that came before them, nor wait for one that came after', async () => {
    const first = add('first')
    const transaction = database.transaction(async (tx) => {
      const seen = await tx.all<{ text: string }>('SELECT text FROM note ORDER BY place')
      await tx.run('INSERT INTO note (text) VALUES ($1)', ['second'])
      return seen.map(({ text }) => text)
    })
    const third = add('third')
    await Promise.all([first, third])
    expect(await transaction).toEqual(['first'])
    expect(await texts()).toEqual(['first', 'second', 'third'])
  })

  test('[R-12] wait for a lock of another process, all of them, and none is written twice', async () => {
    const other = new SqliteConnection(file, 1)
    other.execute('BEGIN IMMEDIATE')
    const written = Promise.all(['a', 'b', 'c'].map(add))
    await new Promise((resolve) => setTimeout(resolve, 5))
    other.execute('ROLLBACK')
    other.close()
    await written
    expect((await texts()).toSorted()).toEqual(['a', 'b', 'c'])
  })

  test('when the whole transaction is lost on the way, all are told and nothing is written', async () => {
    const connection = new SqliteConnection(file, 1)
    const kept = createWrite((one) => one.run(`INSERT INTO note (text) VALUES ('a')`))
    // What a full disk does: SQLite rolls back by itself.
    const fatal = createWrite((one) => {
      one.execute('ROLLBACK')
      throw new Error('database or disk is full')
    })
    const told = Promise.allSettled([kept.answer, fatal.answer])
    await new WriteGroups(connection).commit([kept.write, fatal.write])
    expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await texts()).toEqual([])
    connection.close()
  })
})

describe('short transactions that come together', () => {
  const place = (texts: readonly string[], fault?: Error) =>
    database.transaction(
      async (tx) => {
        for (const text of texts) await tx.run('INSERT INTO note (text) VALUES ($1)', [text])
        if (fault) throw fault
        return texts.length
      },
      { sharesCommit: true },
    )

  test('share one commit with each other and with single writes, in the order of arrival', async () => {
    const other = new SqliteConnection(file, 1)
    const version = () => other.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0
    const before = version()
    expect(await Promise.all([place(['a', 'b']), add('c'), place(['d'])])).toEqual([2, { changes: 1 }, 1])
    expect(version()).toBe(before + 1)
    expect(await texts()).toEqual(['a', 'b', 'c', 'd'])
    other.close()
  })

  test('are each all or nothing, and fail with their own error', async () => {
    const fault = new Error('the shopper changed her mind')
    const [kept, undone, clash, later] = await Promise.allSettled([
      place(['a', 'b']),
      place(['c', 'd'], fault),
      place(['e', 'a']),
      place(['f']),
    ])
    expect([kept.status, later.status]).toEqual(['fulfilled', 'fulfilled'])
    expect(undone).toEqual({ status: 'rejected', reason: fault })
    expect(clash.status === 'rejected' && String(clash.reason)).toMatch(/unique/i)
    expect(await texts()).toEqual(['a', 'b', 'f'])
  })

  test('begin again when one of them fails, and while they do, are prepared for it', async () => {
    let runs = 0
    const work = (text: string) =>
      database.transaction(
        async (tx) => {
          runs++
          await tx.run('INSERT INTO note (text) VALUES ($1)', [text])
        },
        { sharesCommit: true },
      )
    const runsOf = async (...together: string[]) => {
      const before = runs
      await Promise.allSettled(together.map(work))
      return runs - before
    }
    expect(await runsOf('a', 'b', 'c')).toBe(3)
    expect(await runsOf('a')).toBe(1)
    expect(await runsOf('d', 'a', 'e')).toBe(3)
    expect(await runsOf('f', 'g')).toBe(2)
    // What SQLite undoes by itself needs no preparation.
    await expect(add('a')).rejects.toThrow(/unique/i)
    expect(await runsOf('h', 'a', 'i')).toBe(2 + 3)
    expect(await texts()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'])
  })

  test('who fails because of another one finds that one written when it is told', async () => {
    const first = place(['a'])
    const second = place(['a']).catch(() => texts())
    const third = add('a').catch(() => texts())
    const last = place(['b'])
    expect(await second).toEqual(['a', 'b'])
    expect(await third).toEqual(['a', 'b'])
    await Promise.all([first, last])
  })

  test('see what those before them did, and nobody else does before the commit', async () => {
    const halfWay = stopPoint()
    const first = place(['a'])
    const second = database.transaction(
      async (tx) => {
        await halfWay.stop()
        return tx.all('SELECT text FROM note')
      },
      { sharesCommit: true },
    )
    await halfWay.reached
    expect(await texts()).toEqual([])
    halfWay.goOn()
    expect(await second).toEqual([{ text: 'a' }])
    await first
    expect(await texts()).toEqual(['a'])
  })

  test('a hundred buyers of the last seven pairs in two processes get seven', async () => {
    await database.run('CREATE TABLE shelf (qty INTEGER NOT NULL)')
    await database.run('INSERT INTO shelf (qty) VALUES (7)')
    const other = await openSqlite({ file, busyTimeoutMs: 1 })
    const buy = (shop: Database) =>
      shop.transaction(async (tx) => (await tx.run('UPDATE shelf SET qty = qty - 1 WHERE qty >= 1')).changes, {
        isolation: 'read committed',
        sharesCommit: true,
        maxRetries: 1000,
      })
    const bought = await Promise.all(Array.from({ length: 100 }, (_, n) => buy(n % 2 === 0 ? database : other)))
    expect(bought.filter((changes) => changes === 1)).toHaveLength(7)
    expect(await other.get('SELECT qty FROM shelf')).toEqual({ qty: 0 })
    await other.close()
  })
})
