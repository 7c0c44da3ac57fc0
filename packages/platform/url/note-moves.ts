import type { Queryable } from '../storage/database.ts'
import { type PageEntity, pageEntities } from './page-path.ts'
import { forgetPaths, hasMoved, type PastPath, placeOf, rememberPaths } from './url-history.ts'

/** The pages of an index by kind and id, with the path where each lives. */
export type Places = ReadonlyMap<string, PastPath>

const pageSize = 100

export async function readPlaces(database: Queryable, index: string): Promise<Places> {
  const places = new Map<string, PastPath>()
  for (const entity of pageEntities) {
    for await (const { id, document } of documentsOf(database, index, entity)) {
      const place = placeOf({ entity, id }, JSON.parse(document))
      if (place) places.set(`${entity} ${id}`, place)
    }
  }
  return places
}

/** Remembers the paths that pages had before their index was written anew, and forgets those where somebody lives now. */
export async function noteMoves(
  tx: Queryable,
  { index, before, now }: { index: string; before: Places; now: number },
): Promise<void> {
  if (before.size === 0) return
  const after = await readPlaces(tx, index)
  const left = [...before].flatMap(([key, place]) => (hasMoved(place, after.get(key)) ? [place] : []))
  await rememberPaths(tx, index, left, now)
  await forgetPaths(
    tx,
    index,
    [...after.values()].map(({ path }) => path),
  )
}

async function* documentsOf(database: Queryable, index: string, entity: PageEntity) {
  for (let last = ''; ; ) {
    const rows = await database.all<{ id: string; document: string }>(
      `SELECT id, document FROM catalog_document WHERE index_name = $1 AND entity = $2 AND id > $3 ORDER BY id LIMIT ${pageSize}`,
      [index, entity, last],
    )
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < pageSize) return
    last = end.id
  }
}
