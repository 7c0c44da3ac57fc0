import { describe, expect, test } from 'vitest'
import { temporarySqlite } from './storage/testing/temporary-sqlite.ts'
import { createTestPlatform } from './testing/create-test-platform.ts'

describe('the platform', () => {
  test('[O-01] is ready on a migrated database', async () => {
    const platform = await createTestPlatform()
    expect(await platform.ready()).toEqual({ ready: true, database: 'ok', schema: 'current', draining: false })
    await platform.close()
  })

  test('[O-01] is not ready when the schema is behind', async () => {
    const platform = await createTestPlatform()
    await platform.database.run('DELETE FROM schema_migration')
    expect(await platform.ready()).toEqual({ ready: false, database: 'ok', schema: 'behind', draining: false })
    await platform.close()
  })

  test.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['hangs', () => new Promise<never>(() => {})],
  ])('[O-01] is not ready when the database %s', async (_, get) => {
    const database = await temporarySqlite()
    const platform = await createTestPlatform({ database })
    const healthy = database.get.bind(database)
    database.get = get
    expect(await platform.ready()).toEqual({
      ready: false,
      database: 'unreachable',
      schema: 'unknown',
      draining: false,
    })
    database.get = healthy
    expect(await platform.ready()).toMatchObject({ ready: true })
    await platform.close()
  })

  test('when it closes it is no longer ready, ends what it has begun, and closes the database last', async () => {
    const database = await temporarySqlite()
    const platform = await createTestPlatform({ database })
    const healthy = database.get.bind(database)
    const goOn = Promise.withResolvers<void>()
    database.get = async (sql, params) => {
      if (sql.includes('stock_item')) await goOn.promise
      return healthy(sql, params)
    }
    const begun = platform.call('/api/stock/check?sku=none')
    const closed = platform.close()
    expect(await platform.ready()).toEqual({ ready: false, database: 'ok', schema: 'current', draining: true })
    goOn.resolve()
    expect((await begun).status).toBe(404)
    await closed
    await expect(database.ping()).rejects.toBeInstanceOf(Error)
  })
})
