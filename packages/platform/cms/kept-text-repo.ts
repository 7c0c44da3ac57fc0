import type { Queryable } from '../storage/database.ts'
import { inList } from '../storage/in-list.ts'
import { insertRows } from '../storage/insert-rows.ts'

/** A text as it was shown once. The same words have the same hash, so that ten thousand orders keep them once. */
export interface KeptText {
  hash: string
  title: string
  content: string
}

/** Every function takes the database or the transaction that it is part of. What is kept stays as it is. */
export const keptTextRepo = {
  /** Keeps those that are not kept yet. */
  async keep(tx: Queryable, texts: readonly KeptText[]): Promise<void> {
    const { sql, params } = inList(texts.map(({ hash }) => hash))
    const rows = await tx.all<{ hash: string }>(`SELECT hash FROM kept_text WHERE hash IN ${sql}`, params)
    const kept = new Set(rows.map(({ hash }) => hash))
    const missing = texts.filter(({ hash }) => !kept.has(hash))
    await insertRows(
      tx,
      { table: 'kept_text', columns: ['hash', 'title', 'content'], orLeave: true },
      missing.map(({ hash, title, content }) => [hash, title, content]),
    )
  },

  async find(database: Queryable, hashes: readonly string[]): Promise<KeptText[]> {
    const { sql, params } = inList(hashes)
    return database.all(`SELECT hash, title, content FROM kept_text WHERE hash IN ${sql}`, params)
  },
}
