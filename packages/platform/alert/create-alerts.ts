import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { outboxRepo } from '../mail/outbox-repo.ts'
import type { Database } from '../storage/database.ts'
import { hashToken, newToken } from '../token/secret-token.ts'
import type { AlertArticle } from './alert-article.ts'
import { alertConfirmMail } from './alert-mail.ts'
import { alertRepo } from './alert-repo.ts'
import { type AlertSettings, alertRules } from './alert-settings.ts'

export interface AlertsOptions {
  database: Database
  clock: () => number
  settings: AlertSettings
  /** Called when a mail was written, so that it need not wait for its turn. */
  onMail?: () => void
}

interface AlertRequest {
  email: string
  storeView: StoreView
  article: AlertArticle
}

/** Whoever presses a button twenty times asks for one row twenty times. */
const patience = { maxRetries: 20 }

/** What can happen to a request to be told. Each step and its mail are one transaction. */
export function createAlerts({ database, clock, settings, onMail = () => {} }: AlertsOptions) {
  const { publicUrl } = settings

  return {
    /** Asks the address by mail, unless it waits already, was asked within a day, or was asked too much. */
    async request({ email, storeView, article }: AlertRequest): Promise<void> {
      const now = clock()
      const asked = { sku: article.sku, email, storeCode: storeView.storeCode }
      await database.transaction(async (tx) => {
        const known = await alertRepo.find(tx, asked)
        if (known?.status === 'active' && Date.parse(known.expiresAt) > now) return
        if (known && now - Date.parse(known.requestedAt) < alertRules.askEveryMs) return
        const recent = await alertRepo.countSince(tx, email, now - alertRules.askEveryMs)
        if (recent >= alertRules.mostAsksPerDay) return
        const token = newToken()
        const tokenHash = hashToken(token)
        await alertRepo.save(tx, { ...asked, status: 'pending', tokenHash, ...timesOf(now), confirmedAt: null })
        const mail = alertConfirmMail({ email, storeView, publicUrl, article }, { token, tokenHash })
        await outboxRepo.add(tx, mail, now)
      }, patience)
      onMail()
    },

    /** A customer names the address of their own account: the login is the answer to the question. */
    async requestByOwner({ email, storeView, article }: AlertRequest): Promise<void> {
      const now = clock()
      const asked = { sku: article.sku, email, storeCode: storeView.storeCode }
      await database.transaction(async (tx) => {
        const times = timesOf(now)
        await alertRepo.save(tx, {
          ...asked,
          status: 'active',
          tokenHash: null,
          ...times,
          confirmedAt: times.requestedAt,
        })
      }, patience)
    },

    async confirm(token: string): Promise<boolean> {
      const now = clock()
      return database.transaction(async (tx) => {
        const known = await alertRepo.findByTokenHash(tx, hashToken(token))
        if (!known || Date.parse(known.expiresAt) <= now) return false
        if (known.status === 'active') return true
        if (now - Date.parse(known.requestedAt) > alertRules.confirmWithinMs) return false
        await alertRepo.save(tx, { ...known, status: 'active', confirmedAt: new Date(now).toISOString() })
        return true
      }, patience)
    },

    async cancel(token: string): Promise<boolean> {
      return database.transaction(async (tx) => {
        const known = await alertRepo.findByTokenHash(tx, hashToken(token))
        if (known) await alertRepo.remove(tx, known.id)
        return known !== undefined
      }, patience)
    },
  }
}

function timesOf(now: number): { requestedAt: string; expiresAt: string } {
  return {
    requestedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + alertRules.keptMs).toISOString(),
  }
}
