import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { keptTextRepo } from '../cms/kept-text-repo.ts'
import type { WriteOrderLetter } from '../mail/queued-mail.ts'
import { shopMail } from '../mail/shop-mail.ts'
import type { Queryable } from '../storage/database.ts'
import { orderLetter } from './order-letter.ts'
import { orderRepo } from './order-repo.ts'
import { type OrderSettings, textPagesOf } from './order-settings.ts'
import type { OrderText } from './order-texts.ts'

export interface OrderLetterOptions {
  database: Queryable
  storeViews: readonly StoreView[]
  settings: Pick<OrderSettings, 'publicUrl' | 'textPages'>
}

/** Writes the confirmation of an order from what the order keeps: its document, and the texts of its moment. */
export function createWriteOrderLetter({ database, storeViews, settings }: OrderLetterOptions): WriteOrderLetter {
  return async ({ orderId, storeCode, ...envelope }) => {
    const storeView = storeViews.find((view) => view.storeCode === storeCode)
    const order = await orderRepo.find(database, orderId)
    if (!storeView || !order) throw new Error('An order that is to be confirmed, or its store view, is not there.')

    const enclosed = await enclosedTexts(orderId, storeView, { database, settings })
    const content = orderLetter(order, enclosed, { storeView, publicUrl: settings.publicUrl })
    const language = writtenLanguage(storeView.i18n)
    return {
      ...shopMail({ ...envelope, subject: content.title, storeView }, content),
      enclosed: enclosed.map(({ identifier, hash }) => ({
        name: `${identifier.replaceAll(/[^a-z0-9-]+/gi, '-')}.html`,
        language,
        hash,
      })),
    }
  }
}

/** What a lawyer cannot miss goes along as it was; the privacy text is kept, but nobody has to be sent it. */
async function enclosedTexts(
  orderId: number,
  storeView: StoreView,
  { database, settings }: Pick<OrderLetterOptions, 'database' | 'settings'>,
): Promise<OrderText[]> {
  const hashes = await orderRepo.textHashes(database, orderId)
  const kept = await keptTextRepo.find(database, Object.values(hashes))
  const pages = textPagesOf(settings, storeView)
  return (['terms', 'withdrawal'] as const).flatMap((kind) => {
    const text = kept.find(({ hash }) => hash === hashes[kind])
    return text ? [{ kind, identifier: pages[kind], ...text }] : []
  })
}
