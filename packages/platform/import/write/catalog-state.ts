import type { Queryable } from '../../storage/database.ts'

/** Another import or another version of the demo shows in these. */
const keys = ['catalog.revision', 'seed.catalog.version'] as const
const [revisionKey] = keys

export type CatalogState = Readonly<Record<string, string>>

export async function readCatalogState(database: Queryable): Promise<CatalogState> {
  const rows = await database.all<{ key: string; value: string }>(
    'SELECT key, value FROM meta WHERE key IN ($1, $2)',
    keys,
  )
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** Makes a second import wait here; tells whether the database is still as it was. */
export async function lockCatalog(tx: Queryable, planned: CatalogState): Promise<boolean> {
  if (tx.dialect === 'postgres') await tx.run('SET LOCAL statement_timeout = 0')
  await tx.run("INSERT INTO meta (key, value) VALUES ($1, '') ON CONFLICT (key) DO UPDATE SET value = meta.value", [
    revisionKey,
  ])
  const state = await readCatalogState(tx)
  return keys.every((key) => (state[key] ?? '') === (planned[key] ?? ''))
}

export async function writeRevision(tx: Queryable, revision: string): Promise<void> {
  await tx.run('UPDATE meta SET value = $2 WHERE key = $1', [revisionKey, revision])
}
