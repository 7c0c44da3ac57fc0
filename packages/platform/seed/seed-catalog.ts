import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Database, Queryable } from '../storage/database.ts'
import { metaKey, metaRepo } from '../storage/meta-repo.ts'
import { catalogVersion } from './catalog-version.ts'
import type { Demo } from './write/write-demo.ts'

export interface SeedOptions extends Demo {
  database: Database
}

/**
 * Fills the shop with the demo catalogue, once per version of it. Rows that somebody else wrote are left alone, and views
 * into which the merchant has moved get none; where all of them are the merchant's there is no demo at all.
 */
export async function seedCatalog(options: SeedOptions): Promise<'seeded' | 'already there'> {
  const { database, storeViews, enlargement } = options
  const version = versionFor(storeViews)
  const wanted = enlargement ? `${version}; ${JSON.stringify(enlargement)}` : version
  const isWanted = (known: string | undefined) =>
    known === wanted || (enlargement === undefined && known?.startsWith(`${version}; {`) === true)
  if (isWanted(await metaRepo.read(database, metaKey.seedVersion))) return 'already there'

  // All the goods of the demo: a shop that has them, or others, opens without.
  const { writeDemo } = await import('./write/write-demo.ts')
  const work = async (tx: Queryable) => {
    // A second process waits here until the first has committed, and then sees that the work is done.
    if (isWanted(await metaRepo.hold(tx, metaKey.seedVersion))) return 'already there'
    await writeDemo(tx, options)
    await metaRepo.write(tx, metaKey.seedVersion, wanted)
    return 'seeded'
  }
  return database.transaction(work, { isolation: 'read committed' })
}

/** The catalogue also follows from the views: their indexes, languages, prices and brands. */
function versionFor(storeViews: readonly StoreView[]): string {
  const facts = storeViews.map(({ elasticsearch, storeId, theme, i18n, tax }) =>
    [elasticsearch.index, storeId, theme, i18n.defaultLanguage, tax.sourcePriceIncludesTax ? 'gross' : 'net'].join(' '),
  )
  return [catalogVersion, ...facts].join('; ')
}
