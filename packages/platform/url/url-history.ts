import { isRecord } from '../search/field-values.ts'
import type { Queryable } from '../storage/database.ts'
import { inBatches } from '../storage/in-batches.ts'
import { inList } from '../storage/in-list.ts'
import { type PageEntity, pagePath } from './page-path.ts'

/** A path and the page that lived there last. */
export interface PastPath {
  path: string
  entity: PageEntity
  id: string
  /** A product is the same one as long as it has the same sku: catalogues give an id a second time. */
  sku: string | null
}

/** Where a page lives; undefined for one that has no path. */
export function placeOf({ entity, id }: Pick<PastPath, 'entity' | 'id'>, document: unknown): PastPath | undefined {
  const path = pagePath(entity, document)
  const sku = isRecord(document) && typeof document.sku === 'string' ? document.sku : null
  return path === undefined ? undefined : { path, entity, id, sku }
}

/** Whether a page that lived at the one place lives at the other one now. */
export function hasMoved(before: PastPath | undefined, after: PastPath | undefined): before is PastPath {
  return before !== undefined && after !== undefined && before.path !== after.path && before.sku === after.sku
}

/** A path that had a page before this one is from now on this one's. */
export async function rememberPaths(
  tx: Queryable,
  index: string,
  past: readonly PastPath[],
  now: number,
): Promise<void> {
  const since = new Date(now).toISOString()
  for (const { path, entity, id, sku } of past) {
    await tx.run(
      `INSERT INTO url_history (index_name, path, entity, id, sku, since) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (index_name, path) DO UPDATE
      SET entity = excluded.entity, id = excluded.id, sku = excluded.sku, since = excluded.since`,
      [index, path, entity, id, sku, since],
    )
  }
}

/** Somebody lives at these paths again. */
export async function forgetPaths(tx: Queryable, index: string, paths: readonly string[]): Promise<void> {
  for (const batch of inBatches(paths, 64)) {
    const { sql, params } = inList(batch)
    await tx.run(`DELETE FROM url_history WHERE path IN ${sql} AND index_name = $${params.length + 1}`, [
      ...params,
      index,
    ])
  }
}

export async function forgetAllPaths(tx: Queryable, index: string): Promise<void> {
  await tx.run('DELETE FROM url_history WHERE index_name = $1', [index])
}

export async function readPastPaths(database: Queryable, index: string): Promise<ReadonlyMap<string, PastPath>> {
  const rows = await database.all<PastPath>('SELECT path, entity, id, sku FROM url_history WHERE index_name = $1', [
    index,
  ])
  return new Map(rows.map((row) => [row.path, row]))
}
