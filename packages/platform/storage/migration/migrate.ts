import type { Database, Queryable } from '../database.ts'
import { allMigrations } from './all-migrations.ts'
import type { Migration } from './migration.ts'

/** Any number will do, as long as every process of the shop takes the same. */
const advisoryLock = 0x57454c54

/**
 * Brings the schema up to date and returns the names of the migrations that it ran. Several processes may call it at
 * once, and it may be killed at any moment: each step is one transaction that holds the lock, does one migration and
 * writes it down, so the next start goes on where the last one was.
 */
export async function migrate(database: Database, migrations = allMigrations): Promise<string[]> {
  const ran: string[] = []
  // Looks first: a process whose role may not change the schema can start on a current one.
  let next = nextMigration(migrations, await appliedMigrations(database))
  while (next) {
    const step = await database.transaction((tx) => migrateOnce(tx, migrations), {
      // Whoever waits for the lock must then see what the other has committed, not a snapshot from before the wait.
      isolation: 'read committed',
      maxRetries: 600,
    })
    if (step.ran) ran.push(step.ran.name)
    next = step.next
  }
  return ran
}

/** True when every migration of this version has been run; a newer version may have run more of them meanwhile. */
export async function isMigrated(database: Database, migrations = allMigrations): Promise<boolean> {
  const applied = new Set((await appliedMigrations(database)).map((row) => row.id))
  return migrations.every((migration) => applied.has(migration.id))
}

interface AppliedMigration {
  id: number
  name: string
}

async function migrateOnce(tx: Queryable, migrations: readonly Migration[]) {
  if (tx.dialect === 'postgres') {
    // A migration may take long, and so may waiting for one; but it must not make the shop queue behind its table lock.
    await tx.run('SET LOCAL statement_timeout = 0')
    await tx.run(`SELECT pg_advisory_xact_lock(${advisoryLock})`)
    await tx.run("SET LOCAL lock_timeout = '1s'")
  }
  await tx.run(`
    CREATE TABLE IF NOT EXISTS schema_migration (
      id INTEGER NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      applied_at TEXT NOT NULL
    )`)
  const applied = await tx.all<AppliedMigration>('SELECT id, name FROM schema_migration')
  const ran = nextMigration(migrations, applied)
  if (!ran) return { ran, next: undefined }
  await ran.up(tx)
  await tx.run('INSERT INTO schema_migration (id, name, applied_at) VALUES ($1, $2, CAST(CURRENT_TIMESTAMP AS TEXT))', [
    ran.id,
    ran.name,
  ])
  return { ran, next: nextMigration(migrations, [...applied, ran]) }
}

/** Throws the sentence that tells an operator what to do when the database does not belong to this version. */
function nextMigration(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration | undefined {
  const known = new Map(migrations.map((migration) => [migration.id, migration.name]))
  for (const { id, name } of applied) {
    if (known.get(id) === name) continue
    throw new Error(
      `The database is newer than this version of the shop: it has been through migration ${id} (${name}), ` +
        `this version ends with ${migrations.length}. Start the version that wrote it, or restore an older backup.`,
    )
  }
  const done = new Set(applied.map((row) => row.id))
  return migrations.find((migration) => !done.has(migration.id))
}

async function appliedMigrations(database: Database): Promise<AppliedMigration[]> {
  const exists = await database.get(
    database.dialect === 'sqlite'
      ? "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'schema_migration'"
      : "SELECT 1 FROM pg_catalog.pg_class WHERE oid = to_regclass('schema_migration')",
  )
  return exists ? database.all<AppliedMigration>('SELECT id, name FROM schema_migration') : []
}
