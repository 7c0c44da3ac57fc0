import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { findPostgres } from './find-postgres.ts'
import { startPostgres } from './start-postgres.ts'

export interface PostgresForTests {
  /** The address of an empty schema that belongs to one test. */
  freshSchema(): Promise<string>
  /** The schemas are not needed any more. A server of our own stays for the next who asks, and dies with the process. */
  stop(): Promise<void>
}

let ownServer: Promise<PostgresForTests> | undefined

/**
 * TEST_DATABASE_URL if there is one, else a server of our own, one for all of a process. On a machine without PostgreSQL
 * the suites that need it are skipped and say so; in CI that is a failure.
 */
export async function postgresForTests(find = findPostgres): Promise<PostgresForTests | { missing: string }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return fromServer(given, dropSchemas)
  const binaries = await find()
  if (binaries) return (ownServer ??= startPostgres(binaries).then(({ url }) => fromServer(url, withTheServer)))
  const missing = 'no PostgreSQL found: install it or set TEST_DATABASE_URL'
  if (process.env.CI) throw new Error(missing)
  return { missing }
}

function fromServer(
  server: string,
  clearAway: (server: string, schemas: readonly string[]) => Promise<void>,
): PostgresForTests {
  const schemas: string[] = []
  return {
    async freshSchema() {
      const schema = `test_${randomUUID().replaceAll('-', '')}`
      await execute(server, `CREATE SCHEMA ${schema}`)
      schemas.push(schema)
      const url = new URL(server)
      url.searchParams.set('options', `-c search_path=${schema}`)
      // The options travel as a command line, in which a plus sign is not a space.
      return url.href.replaceAll('+', '%20')
    },
    stop: () => clearAway(server, schemas),
  }
}

/** Nothing to do: they go when it goes. */
async function withTheServer(): Promise<void> {}

async function dropSchemas(server: string, schemas: readonly string[]): Promise<void> {
  for (const schema of schemas) await execute(server, `DROP SCHEMA ${schema} CASCADE`)
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
