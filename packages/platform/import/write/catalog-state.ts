import type { Queryable } from '../../storage/database.ts'
import { metaKey, metaRepo } from '../../storage/meta-repo.ts'

/** Another import or another version of the demo shows in these. */
const keys = [metaKey.catalogRevision, metaKey.seedVersion] as const

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
  await metaRepo.hold(tx, metaKey.catalogRevision)
  const state = await readCatalogState(tx)
  return keys.every((key) => (state[key] ?? '') === (planned[key] ?? ''))
}

export async function writeRevision(tx: Queryable, revision: string): Promise<void> {
  await metaRepo.write(tx, metaKey.catalogRevision, revision)
}
