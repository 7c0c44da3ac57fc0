import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { emptiedSchema } from './emptied-schemas.ts'
import { type PostgresForTests, postgresForTests } from './postgres-for-tests.ts'
import { temporarySqlite } from './temporary-sqlite.ts'

type Open = () => Promise<Database>

/** Runs a suite on SQLite and on PostgreSQL. `open` gives an empty, migrated database; the suite closes it. */
export async function describeOnEachEngine(
  title: string,
  suite: (open: Open, engine: EngineName) => void,
): Promise<void> {
  const postgres = await postgresForTests()
  const missing = 'missing' in postgres ? postgres.missing : undefined
  const engines = 'missing' in postgres ? [sqlite] : [sqlite, onServer(postgres)]
  describe.each(engines)(`${title} on $engine`, (engine) => {
    afterAll(() => engine.stop())
    suite(() => engine.open(), engine.engine)
  })
  test.skipIf(missing)(`${title} was tried on PostgreSQL${missing ? ` (${missing})` : ''}`, () => {
    expect(engines).toHaveLength(2)
  })
}

export type EngineName = 'SQLite' | 'PostgreSQL'

interface Engine {
  engine: EngineName
  open: Open
  stop(): Promise<void>
}

const sqlite: Engine = { engine: 'SQLite', open: temporarySqlite, stop: async () => {} }

function onServer(postgres: PostgresForTests): Engine {
  return {
    engine: 'PostgreSQL',
    stop: () => postgres.stop(),
    open: () => emptiedSchema(postgres),
  }
}
