import { afterAll, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { emptiedSchema } from './emptied-schemas.ts'
import { postgresForTests } from './postgres-for-tests.ts'

const postgres = await postgresForTests()
const isMissing = 'missing' in postgres
afterAll(async () => {
  if (!isMissing) await postgres.stop()
})

/** How many schemas were asked for, and databases one after the other. */
function counted(): { made: string[]; open: () => Promise<Database> } {
  const made: string[] = []
  const server = {
    async freshSchema() {
      if (isMissing) throw new Error(postgres.missing)
      made.push(await postgres.freshSchema())
      return String(made.at(-1))
    },
  }
  return { made, open: () => emptiedSchema(server) }
}
const count = (database: Database, table: string) => database.get(`SELECT count(*) AS count FROM ${table}`)

test.skipIf(isMissing)('the next test gets the tables without what was in them, and numbers begin anew', async () => {
  const { made, open } = counted()
  const insert =
    "INSERT INTO sales_order (increment_id, store_id, status, created_at, updated_at, grand_total_cents, tax_cents, document) VALUES ('1', 1, 'pending', '', '', 1, 0, '{}') RETURNING entity_id"
  const price = "INSERT INTO price_history VALUES ('WIEN', '2026-01-01 00:00:00', 38900)"
  const first = await open()
  const number = await first.get(insert)
  await first.run(price)
  await first.close()

  const second = await open()
  expect(made).toHaveLength(1)
  expect(await count(second, 'sales_order')).toEqual({ count: 0 })
  expect(await count(second, 'price_history'), 'also of what only grows').toEqual({ count: 0 })
  expect(await second.get(insert)).toEqual(number)
  await second.run(price)
  await expect(second.run('DELETE FROM price_history'), 'whose trigger holds again').rejects.toThrow('only grows')
  await second.close()
})

test.skipIf(isMissing)(
  'two at the same time have their own, and what a test has changed in the tables nobody gets',
  async () => {
    const { made, open } = counted()
    const [one, other] = [await open(), await open()]
    expect(made).toHaveLength(2)
    await one.run("INSERT INTO meta (key, value) VALUES ('mine', '1')")
    expect(await count(other, 'meta')).toEqual({ count: 0 })
    await one.run('ALTER TABLE meta ADD COLUMN odd TEXT')
    await other.close()
    await one.close()
    const next = await open()
    expect(made).toHaveLength(3)
    await next.close()
  },
)
