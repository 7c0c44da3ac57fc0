import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { silentLog } from '../../log/log.ts'
import type { Database } from '../database.ts'
import { openPostgres } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'
import { twoMigrations } from '../testing/migrate-half-way.ts'
import { postgresForTests } from '../testing/postgres-for-tests.ts'
import { orderOfCart } from './0013-order-of-cart.ts'
import { allMigrations } from './all-migrations.ts'
import { isMigrated, migrate } from './migrate.ts'
import type { Migration } from './migration.ts'

const folder = await mkdtemp(join(tmpdir(), 'welt-migration-'))
const postgres = await postgresForTests()
let files = 0
afterAll(async () => {
  if (!('missing' in postgres)) await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const engines = [
  { engine: 'SQLite', place: async () => join(folder, `${files++}.db`), open: (file: string) => openSqlite({ file }) },
]
if (!('missing' in postgres)) {
  const open = async (url: string): Promise<Database> => openPostgres({ url, log: silentLog })
  engines.push({ engine: 'PostgreSQL', place: () => postgres.freshSchema(), open })
}
const missing = 'missing' in postgres ? postgres.missing : undefined
test.skipIf(missing)(`migrations are tried on both engines${missing ? ` (${missing})` : ''}`, () => {
  expect(engines).toHaveLength(2)
})

const straightOn = twoMigrations(async () => {})

describe.each(engines)('migrations on $engine', ({ place, open }) => {
  test('run once each, in order, and are remembered', async () => {
    const database = await open(await place())
    expect(await isMigrated(database, straightOn)).toBe(false)
    expect(await migrate(database, straightOn.slice(0, 1))).toEqual(['one'])
    expect(await isMigrated(database, straightOn)).toBe(false)
    expect(await migrate(database, straightOn)).toEqual(['two'])
    expect(await migrate(database, straightOn)).toEqual([])
    expect(await isMigrated(database, straightOn)).toBe(true)
    await database.close()
  })

  test('[D-04] one that is killed half-way is finished by the next start', async () => {
    const where = await place()
    await killHalfWay(where)
    const database = await open(where)
    expect(await migrate(database, straightOn)).toEqual(['two'])
    expect(await database.all('SELECT n FROM one UNION ALL SELECT n FROM two')).toEqual([{ n: 1 }, { n: 2 }])
    await database.close()
  })

  test('one that fails leaves nothing behind and says why', async () => {
    const database = await open(await place())
    const failing: Migration = {
      id: 1,
      name: 'failing',
      async up(tx) {
        await tx.run('CREATE TABLE half (n INTEGER NOT NULL)')
        throw new Error('no such column')
      },
    }
    await expect(migrate(database, [failing])).rejects.toThrow('no such column')
    expect(await migrate(database, straightOn)).toEqual(['one', 'two'])
    await expect(database.all('SELECT n FROM half')).rejects.toThrow(/half/)
    await database.close()
  })

  test('an order of before keeps its cart, what was sent and its first answer', async () => {
    const database = await open(await place())
    await migrate(
      database,
      allMigrations.filter(({ id }) => id < orderOfCart.id),
    )
    for (const id of [1, 2]) {
      await database.run(
        `INSERT INTO sales_order (entity_id, increment_id, store_id, status, created_at, updated_at, grand_total_cents, tax_cents, document)
         VALUES ($1, $2, 1, 'pending', '2026-03-01', '2026-03-01', 1, 0, '{}')`,
        [id, String(id)],
      )
    }
    await database.run(
      "INSERT INTO placement (order_id, cart_id, body_hash, answer, created_at) VALUES (2, 77, 'hash', '{}', '2026-03-01')",
    )
    await migrate(database)
    expect(await database.all('SELECT entity_id, cart_id, body_hash, answer FROM sales_order ORDER BY 1')).toEqual([
      { entity_id: 1, cart_id: null, body_hash: null, answer: null },
      { entity_id: 2, cart_id: 77, body_hash: 'hash', answer: '{}' },
    ])
    await database.close()
  })

  test('four processes that start together run each migration once', async () => {
    const where = await place()
    const databases = await Promise.all([open(where), open(where), open(where), open(where)])
    const ran = await Promise.all(databases.map((database) => migrate(database, straightOn)))
    expect(ran.flat().toSorted()).toEqual(['one', 'two'])
    expect(await databases[0].all('SELECT n FROM two')).toEqual([{ n: 2 }])
    await Promise.all(databases.map((database) => database.close()))
  })

  test('a database that is newer than the code is refused with a sentence', async () => {
    const database = await open(await place())
    await migrate(database, straightOn)
    await expect(migrate(database, straightOn.slice(0, 1))).rejects.toThrow(
      'The database is newer than this version of the shop: it has been through migration 2 (two), this version ends with 1.',
    )
    await database.close()
  })

  test('the shop’s own migrations make the tables that the modules use', async () => {
    const database = await open(await place())
    await migrate(database)
    const tables = ['catalog_document', 'stock_item', 'meta', 'price_history']
    for (const table of tables) expect(await database.all(`SELECT * FROM ${table}`)).toEqual([])
    await database.close()
  })
})

test('rows that an earlier version of the demo catalogue listed are marked, those of others are not', async () => {
  const database = await openSqlite({ file: join(folder, `${files++}.db`) })
  await migrate(database, allMigrations.slice(0, 2))
  const insert = 'INSERT INTO catalog_document (index_name, entity, id, document) VALUES ($1, $2, $3, $4)'
  for (const id of ['1', '2']) await database.run(insert, ['shop', 'product', id, '{}'])
  for (const sku of ['OURS', 'THEIRS']) {
    await database.run('INSERT INTO stock_item VALUES ($1, 1, 1, 1, 1, 0, 1, 10000, 3, NULL)', [sku])
  }
  const listed = { documents: [{ index: 'shop', entity: 'product', ids: ['1'] }], skus: ['OURS'] }
  await database.run("INSERT INTO meta (key, value) VALUES ('seed.catalog.rows', $1)", [JSON.stringify(listed)])
  await migrate(database)
  expect(await database.all('SELECT id, is_seeded FROM catalog_document ORDER BY id')).toEqual([
    { id: '1', is_seeded: 1 },
    { id: '2', is_seeded: 0 },
  ])
  expect(await database.all('SELECT sku FROM stock_item WHERE is_seeded = 1')).toEqual([{ sku: 'OURS' }])
  expect(await database.all('SELECT key FROM meta')).toEqual([])
  await database.close()
})

test('migrations are numbered 1, 2, 3, … without a gap', () => {
  expect(allMigrations.map((migration) => migration.id)).toEqual(allMigrations.map((_, index) => index + 1))
})

async function killHalfWay(where: string): Promise<void> {
  const script = fileURLToPath(new URL('../testing/migrate-half-way.ts', import.meta.url))
  const child = spawn(process.execPath, [script, where], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const said = await Promise.race([once(child.stdout, 'data'), ended])
  expect(String(said)).toBe('half-way\n')
  child.kill('SIGKILL')
  await ended
}
