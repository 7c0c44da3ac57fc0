import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { DatabaseMisuseError, DatabaseUnavailableError } from './database-error.ts'
import { databaseSuite } from './database-suite.ts'
import { openSqlite } from './sqlite.ts'
import { SqliteConnection } from './sqlite-connection.ts'

const folder = await mkdtemp(join(tmpdir(), 'welt-sqlite-'))
let files = 0
const freshFile = () => join(folder, `${files++}.db`)
afterAll(() => rm(folder, { recursive: true, force: true }))

databaseSuite('SQLite', (options) => openSqlite({ file: freshFile(), ...options }))

describe('SQLite', () => {
  test('is durable: WAL, synchronous FULL, foreign keys on', async () => {
    const file = freshFile()
    const database = await openSqlite({ file })
    const settings = await database.transaction(async (tx) => [
      await tx.get('PRAGMA journal_mode'),
      await tx.get('PRAGMA synchronous'),
      await tx.get('PRAGMA foreign_keys'),
    ])
    expect(settings).toEqual([{ journal_mode: 'wal' }, { synchronous: 2 }, { foreign_keys: 1 }])
    await database.close()
  })

  test('needs a file', async () => {
    await expect(openSqlite({ file: ':memory:' })).rejects.toThrow(DatabaseMisuseError)
  })

  test('[R-12] a lock of another process that goes away in time is not noticed', async () => {
    const file = freshFile()
    const database = await openSqlite({ file, busyTimeoutMs: 1 })
    await database.run('CREATE TABLE note (text TEXT NOT NULL)')
    const other = new SqliteConnection(file, 1)
    other.execute('BEGIN IMMEDIATE')
    let tries = 0
    const work = database.transaction(
      async (tx) => {
        tries++
        await tx.run('INSERT INTO note (text) VALUES ($1)', ['written'])
      },
      { maxRetries: 1000 },
    )
    await pause(30)
    expect(tries).toBe(0)
    other.execute('ROLLBACK')
    other.close()
    await work
    expect(tries).toBe(1)
    expect(await database.all('SELECT text FROM note')).toEqual([{ text: 'written' }])
    await database.close()
  })

  test('[R-12] a lock that stays ends in a typed error after three retries', async () => {
    const file = freshFile()
    const database = await openSqlite({ file, busyTimeoutMs: 1 })
    await database.run('CREATE TABLE note (text TEXT NOT NULL)')
    const other = new SqliteConnection(file, 1)
    other.execute('BEGIN IMMEDIATE')
    const insert = database.run('INSERT INTO note (text) VALUES ($1)', ['never'])
    await expect(insert).rejects.toMatchObject({ name: 'DatabaseUnavailableError', reason: 'busy' })
    await expect(database.transaction(async (tx) => tx.get('SELECT 1'))).rejects.toThrow(DatabaseUnavailableError)
    expect(await database.all('SELECT text FROM note')).toEqual([])
    other.execute('ROLLBACK')
    other.close()
    await database.close()
  })

  test('two databases on one file, as two processes have it, lose no update', async () => {
    const file = freshFile()
    const databases = await Promise.all([
      openSqlite({ file, busyTimeoutMs: 1 }),
      openSqlite({ file, busyTimeoutMs: 1 }),
    ])
    await databases[0].run('CREATE TABLE counter (n INTEGER NOT NULL)')
    await databases[0].run('INSERT INTO counter (n) VALUES (0)')
    const increments = Array.from({ length: 40 }, (_, index) =>
      databases[index % 2 === 0 ? 0 : 1].transaction(
        async (tx) => {
          const row = await tx.get<{ n: number }>('SELECT n FROM counter')
          await new Promise(setImmediate)
          await tx.run('UPDATE counter SET n = $1', [(row?.n ?? 0) + 1])
        },
        { maxRetries: 1000 },
      ),
    )
    await Promise.all(increments)
    expect(await databases[1].get('SELECT n FROM counter')).toEqual({ n: 40 })
    await Promise.all(databases.map((database) => database.close()))
  })
})
