import type { Queryable } from '../storage/database.ts'
import { metaKey, metaRepo } from '../storage/meta-repo.ts'

/** How far the tables had come at a moment. Read before the tables are: what changes meanwhile is then read twice, not never. */
export interface CatalogMarks {
  /** Another word after every import. */
  catalog: string | null
  /** Another word whenever a review is let through or taken back. */
  review: string | null
  /** The last movement of the shelf. */
  movement: number
}

const keys = { catalog: metaKey.catalogRevision, review: metaKey.reviewRevision } as const

/** One statement, because every process of the shop asks it every other second. */
export async function readCatalogMarks(database: Queryable): Promise<CatalogMarks> {
  const row = await database.get<CatalogMarks>(
    `SELECT (SELECT value FROM meta WHERE key = $1) AS catalog,
            (SELECT value FROM meta WHERE key = $2) AS review,
            (SELECT COALESCE(MAX(id), 0) FROM stock_movement) AS movement`,
    [keys.catalog, keys.review],
  )
  return row ?? { catalog: null, review: null, movement: 0 }
}

/** Tells all processes of the shop, with the transaction that the change is part of. */
export async function writeCatalogMark(tx: Queryable, mark: keyof typeof keys, word: string): Promise<void> {
  await metaRepo.write(tx, keys[mark], word)
}
