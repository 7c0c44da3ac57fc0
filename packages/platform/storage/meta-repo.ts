import type { Queryable } from './database.ts'

/** What is known about the database as a whole, by the key under which it stands. */
export const metaKey = {
  /** Another word after every import. */
  catalogRevision: 'catalog.revision',
  /** Another word whenever a review is let through or taken back. */
  reviewRevision: 'review.revision',
  /** The version of the demo catalogue that was written last. */
  seedVersion: 'seed.catalog.version',
  shopSecret: 'shop.secret',
  /** Who has filled an index. */
  ownerOf: (index: string) => `catalog.owner.${index}`,
} as const

export const metaRepo = {
  async read(database: Queryable, key: string): Promise<string | undefined> {
    return (await database.get<{ value: string }>('SELECT value FROM meta WHERE key = $1', [key]))?.value
  },

  async write(tx: Queryable, key: string, value: string): Promise<void> {
    await tx.run(
      'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [key, value],
    )
  },

  /** Leaves what stands there already. */
  async writeFirst(database: Queryable, key: string, value: string): Promise<void> {
    await database.run('INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [key, value])
  },

  /** Lets one transaction at a time go on, however long the one before it takes, and tells what stands there then. */
  async hold(tx: Queryable, key: string): Promise<string> {
    if (tx.dialect === 'postgres') await tx.run('SET LOCAL statement_timeout = 0')
    const row = await tx.get<{ value: string }>(
      "INSERT INTO meta (key, value) VALUES ($1, '') ON CONFLICT (key) DO UPDATE SET value = meta.value RETURNING value",
      [key],
    )
    return row?.value ?? ''
  },
}
