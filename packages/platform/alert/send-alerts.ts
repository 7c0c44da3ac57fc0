import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { Catalog } from '../catalog/load-catalog.ts'
import { outboxRepo } from '../mail/outbox-repo.ts'
import type { Database } from '../storage/database.ts'
import { type AlertArticle, findAlertArticle } from './alert-article.ts'
import { alertMail } from './alert-mail.ts'
import { alertRepo } from './alert-repo.ts'
import type { AlertSettings } from './alert-settings.ts'
import { shelfRepo } from './shelf-repo.ts'

export interface SendAlertsOptions {
  database: Database
  catalog: Pick<Catalog, 'index'>
  storeViews: readonly StoreView[]
  clock: () => number
  settings: AlertSettings
}

interface Wanted {
  storeView: StoreView
  article: AlertArticle
}

/**
 * Writes to everybody whose pair is back, once: who is written to is off the list in the same transaction. Tells how many
 * mails were written.
 */
export async function sendAlerts(options: SendAlertsOptions, signal?: AbortSignal): Promise<number> {
  const { database, clock } = options
  let written = 0
  for (const { storeView, article } of await backAgain(options)) {
    if (signal?.aborted) return written
    const now = clock()
    written += await database.transaction(async (tx) => {
      const readers = await alertRepo.take(tx, { sku: article.sku, storeCode: storeView.storeCode }, now)
      for (const { id, email } of readers) await outboxRepo.add(tx, alertMail({ email, storeView, article }, id), now)
      return readers.length
    })
  }
  return written
}

async function backAgain({ database, catalog, storeViews, clock, settings }: SendAlertsOptions): Promise<Wanted[]> {
  const wanted = (await alertRepo.wanted(database, clock())).flatMap(({ sku, storeCode }): Wanted[] => {
    const storeView = storeViews.find((view) => view.storeCode === storeCode)
    const index = storeView && catalog.index(storeView.elasticsearch.index)
    const article = index && findAlertArticle(index, sku, { publicUrl: settings.publicUrl, storeView })
    return article ? [{ storeView, article }] : []
  })
  const skus = [...new Set(wanted.flatMap(({ article }) => article.shelves))]
  const filled = await shelfRepo.filled(database, skus)
  return wanted.filter(({ article }) => article.shelves.some((sku) => filled.get(sku)))
}
