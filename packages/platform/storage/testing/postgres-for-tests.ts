import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { findPostgres } from './find-postgres.ts'
import { startPostgres } from './start-postgres.ts'

export interface PostgresForTests {
  /** The address of an empty schema that belongs to one test. */
  freshSchema(): Promise<string>
  stop(): Promise<void>
}

/**
 * TEST_DATABASE_URL if there is one, else a server of our own. On a machine without PostgreSQL the suites that need it are
 * skipped and say so; in CI that is a failure.
 */
export async function postgresForTests(find = findPostgres): Promise<PostgresForTests | { missing: string }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return fromServer({ url: given, stop: async () => {} })
  const binaries = await find()
  if (binaries) return fromServer(await startPostgres(binaries))
  const missing = 'no PostgreSQL found: install it or set TEST_DATABASE_URL'
  if (process.env.CI) throw new Error(missing)
  return { missing }
}

function fromServer(server: { url: string; stop(): Promise<void> }): PostgresForTests {
  const schemas: string[] = []
  return {
    async freshSchema() {
      const schema = `test_${randomUUID().replaceAll('-', '')}`
      await execute(server.url, `CREATE SCHEMA ${schema}`)
      schemas.push(schema)
      const url = new URL(server.url)
      url.searchParams.set('options', `-c search_path=${schema}`)
      // The options travel as a command line, in which a plus sign is not a space.
      return url.href.replaceAll('+', '%20')
    },
    async stop() {
      for (const schema of schemas) await execute(server.url, `DROP SCHEMA ${schema} CASCADE`)
      await server.stop()
    },
  }
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
