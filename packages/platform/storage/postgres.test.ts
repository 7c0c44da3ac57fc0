import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { silentLog } from '../log/log.ts'
import type { Database } from './database.ts'
import { databaseSuite } from './database-suite.ts'
import { openPostgres, type PostgresOptions } from './postgres.ts'
import { postgresForTests } from './testing/postgres-for-tests.ts'

const postgres = await postgresForTests()
const missing = 'missing' in postgres ? postgres.missing : undefined

async function freshSchema(): Promise<string> {
  if ('missing' in postgres) throw new Error(postgres.missing)
  return postgres.freshSchema()
}

async function open(options: Partial<PostgresOptions> = {}): Promise<Database> {
  return openPostgres({ url: await freshSchema(), log: silentLog, ...options })
}

describe.skipIf(missing)(`PostgreSQL${missing ? ` (${missing})` : ''}`, () => {
  afterAll(async () => {
    if (!('missing' in postgres)) await postgres.stop()
  })

  databaseSuite('PostgreSQL', open)

  /** A transaction whose row a rival from another process changes, again and again, between its read and its write. */
  async function countWithRival(conflicts: number) {
    const url = await freshSchema()
    const [database, rival] = [openPostgres({ url, log: silentLog }), openPostgres({ url, log: silentLog })]
    await database.run('CREATE TABLE counter (n INTEGER NOT NULL)')
    await database.run('INSERT INTO counter (n) VALUES (0)')
    let tries = 0
    const outcome = await database
      .transaction(async (tx) => {
        tries++
        const row = await tx.get<{ n: number }>('SELECT n FROM counter')
        if (tries <= conflicts) await rival.run('UPDATE counter SET n = n + 100')
        await tx.run('UPDATE counter SET n = $1', [(row?.n ?? 0) + 1])
        return 'written'
      })
      .catch((error: unknown) => error)
    const counter = await database.get<{ n: number }>('SELECT n FROM counter')
    await Promise.all([database.close(), rival.close()])
    return { outcome, tries, counted: counter?.n }
  }

  test('[R-12] three serialisation failures are invisible to the caller, and nothing is lost', async () => {
    expect(await countWithRival(3)).toEqual({ outcome: 'written', tries: 4, counted: 301 })
  })

  test('[R-12] the fourth serialisation failure ends in a typed error with its cause', async () => {
    const { outcome, tries, counted } = await countWithRival(10)
    expect(outcome).toMatchObject({ name: 'DatabaseUnavailableError', reason: 'busy', cause: { code: '40001' } })
    expect({ tries, counted }).toEqual({ tries: 4, counted: 400 })
  })

  test('[R-01] a queue for one row that is longer than a statement may take sends nobody away', async () => {
    const database = await open({ poolSize: 12, statementTimeoutMs: 300 })
    await database.run('CREATE TABLE pair (sku TEXT NOT NULL PRIMARY KEY, qty INTEGER NOT NULL)')
    await database.run("INSERT INTO pair (sku, qty) VALUES ('a', 10)")
    const buy = () =>
      database.transaction(
        async (tx) => {
          await tx.run("UPDATE pair SET qty = qty - 1 WHERE sku = 'a'")
          await pause(50)
        },
        { isolation: 'read committed' },
      )
    await Promise.all(Array.from({ length: 10 }, buy))
    expect(await database.get('SELECT qty FROM pair')).toEqual({ qty: 0 })
    await database.close()
  })

  test('many transactions wait for their turn and leave connections to who only reads', async () => {
    const database = await open({ poolSize: 3 })
    const [begun, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let running = 0
    let mostAtOnce = 0
    const transactions = Array.from({ length: 5 }, () =>
      database.transaction(async (tx) => {
        mostAtOnce = Math.max(mostAtOnce, ++running)
        begun.resolve()
        await read.promise
        await tx.get('SELECT 1')
        running--
      }),
    )
    await begun.promise
    expect(await database.get('SELECT 1 AS one')).toEqual({ one: 1 })
    read.resolve()
    await Promise.all(transactions)
    expect(mostAtOnce).toBe(1)
    await database.close()
  })

  test('[R-12] a deadlock is resolved by running the victim again', async () => {
    const database = await open()
    await database.run('CREATE TABLE pair (sku TEXT NOT NULL PRIMARY KEY, qty INTEGER NOT NULL)')
    await database.run("INSERT INTO pair (sku, qty) VALUES ('a', 10), ('b', 10)")
    let tries = 0
    let bothHoldOne = 0
    const met = Promise.withResolvers<void>()
    const survived = Promise.withResolvers<void>()
    const take = async (first: string, second: string) => {
      await database.transaction(
        async (tx) => {
          tries++
          // The victim comes back when the other one has ended: earlier it could meet it a second time.
          if (tries === 3) await survived.promise
          await tx.run('UPDATE pair SET qty = qty - 1 WHERE sku = $1', [first])
          if (++bothHoldOne >= 2) met.resolve()
          await met.promise
          await tx.run('UPDATE pair SET qty = qty - 1 WHERE sku = $1', [second])
        },
        { isolation: 'read committed' },
      )
      survived.resolve()
    }
    await Promise.all([take('a', 'b'), take('b', 'a')])
    expect(tries).toBe(3)
    expect(await database.all('SELECT qty FROM pair')).toEqual([{ qty: 8 }, { qty: 8 }])
    await database.close()
  })

  test('a statement that takes too long is cut off with a typed error', async () => {
    const database = await open({ statementTimeoutMs: 50 })
    await expect(database.get('SELECT pg_sleep(30)')).rejects.toMatchObject({ reason: 'timeout' })
    await database.close()
  })

  test('a server that is not there is a typed error', async () => {
    const database = openPostgres({ url: 'postgres://welt@localhost/x?host=/nowhere', log: silentLog })
    const unreachable = { name: 'DatabaseUnavailableError', reason: 'unreachable' }
    await expect(database.ping()).rejects.toMatchObject(unreachable)
    await expect(database.transaction(async () => {})).rejects.toMatchObject(unreachable)
    await database.close()
  })

  test('connections that the server cuts are replaced, idle ones and one inside a transaction', async () => {
    const database = await open()
    const other = await open()
    const cut = 'SELECT pg_terminate_backend($1)'
    const backend = 'SELECT pg_backend_pid() AS pid'
    const idle = await database.get<{ pid: number }>(backend)
    await other.get(cut, [idle?.pid ?? 0])
    await expect.poll(() => database.get<{ pid: number }>(backend).then((row) => row?.pid)).not.toBe(idle?.pid)
    const inside = database.transaction(async (tx) => {
      const busy = await tx.get<{ pid: number }>(backend)
      await other.get(cut, [busy?.pid ?? 0])
      await tx.get(backend)
    })
    await expect(inside).rejects.toMatchObject({ name: 'DatabaseUnavailableError', reason: 'unreachable' })
    await database.ping()
    await Promise.all([database.close(), other.close()])
  })
})
