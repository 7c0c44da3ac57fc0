import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { outboxRepo } from '../mail/outbox-repo.ts'
import type { Database } from '../storage/database.ts'
import { hashToken, newToken } from '../token/secret-token.ts'
import { confirmed, requested, unsubscribed } from './change-subscription.ts'
import { confirmMail, welcomeMail } from './newsletter-mail.ts'
import { newsletterRepo } from './newsletter-repo.ts'
import { defaultCoupon, type NewsletterSettings } from './newsletter-settings.ts'

export interface NewsletterOptions {
  database: Database
  storeViews: readonly StoreView[]
  clock: () => number
  settings: NewsletterSettings
  /** Called when a mail was written, so that it need not wait for its turn. */
  onMail?: () => void
}

/** Whoever presses a button twenty times asks for one row twenty times. */
const patience = { maxRetries: 20 }

/** What can happen to a subscription. Each step and the mail that tells of it are one transaction. */
export function createNewsletter({ database, storeViews, clock, settings, onMail = () => {} }: NewsletterOptions) {
  const { publicUrl, couponCode = defaultCoupon } = settings

  return {
    /** Asks the address by mail, unless it has confirmed or was asked within a day. */
    async request(email: string, storeView: StoreView, source: string): Promise<void> {
      const { storeCode } = storeView
      const now = clock()
      await database.transaction(async (tx) => {
        const token = newToken()
        const request = { email, storeCode, source, tokenHash: hashToken(token), unsubscribeToken: newToken() }
        const next = requested(await newsletterRepo.find(tx, email, storeCode), request, now)
        if (!next) return
        await newsletterRepo.save(tx, next)
        await outboxRepo.add(tx, confirmMail({ email, storeView, publicUrl }, { token, ...request }), now)
      }, patience)
      onMail()
    },

    /** Who presses the button twice has confirmed once, and is told so both times. */
    async confirm(token: string): Promise<boolean> {
      const now = clock()
      const isConfirmed = await database.transaction(async (tx) => {
        const tokenHash = hashToken(token)
        const known = await newsletterRepo.findByTokenHash(tx, tokenHash)
        if (!known || known.status === 'subscribed') return known !== undefined
        const next = confirmed(known, now)
        const storeView = storeViews.find(({ storeCode }) => storeCode === known.storeCode)
        if (!next || !storeView) return false
        await newsletterRepo.save(tx, next)
        const welcome = { key: tokenHash.slice(0, 32), unsubscribeToken: known.unsubscribeToken, couponCode }
        await outboxRepo.add(tx, welcomeMail({ email: known.email, storeView, publicUrl }, welcome), now)
        return true
      }, patience)
      onMail()
      return isConfirmed
    },

    async unsubscribe(email: string, { storeCode }: StoreView): Promise<void> {
      await database.transaction(async (tx) => {
        const known = await newsletterRepo.find(tx, email, storeCode)
        if (known && known.status !== 'unsubscribed') await newsletterRepo.save(tx, unsubscribed(known, 'api', clock()))
      }, patience)
    },

    async unsubscribeByToken(token: string): Promise<boolean> {
      return database.transaction(async (tx) => {
        const known = await newsletterRepo.findByUnsubscribeToken(tx, token)
        if (known && known.status !== 'unsubscribed')
          await newsletterRepo.save(tx, unsubscribed(known, 'mail', clock()))
        return known !== undefined
      }, patience)
    },
  }
}
