import { afterEach, describe, expect, test, vi } from 'vitest'
import { postgresForTests } from './postgres-for-tests.ts'
import { startPostgres } from './start-postgres.ts'

const nowhere = async () => undefined

describe('a machine without PostgreSQL', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('gives the reason for which the suites are skipped', async () => {
    vi.stubEnv('TEST_DATABASE_URL', '')
    vi.stubEnv('CI', '')
    expect(await postgresForTests(nowhere)).toEqual({
      missing: 'no PostgreSQL found: install it or set TEST_DATABASE_URL',
    })
  })

  test('is a failure in CI', async () => {
    vi.stubEnv('TEST_DATABASE_URL', '')
    vi.stubEnv('CI', 'true')
    await expect(postgresForTests(nowhere)).rejects.toThrow('no PostgreSQL found')
  })

  test('or with binaries that do not work says so', async () => {
    await expect(startPostgres('/nowhere')).rejects.toThrow(/initdb/)
  })
})
