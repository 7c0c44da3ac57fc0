import type { CookieJar } from '../cookie/cookie-jar.ts'
import type { BeforeForm } from '../field/use-form.ts'
import { openPlainVisit } from '../plain-visit/open-plain-visit.ts'
import { takeNotice } from '../plain-visit/plain-notice.ts'
import { loadOrders } from '../session/order-history.ts'
import type { Shop } from '../store-view/shop.ts'
import { emptyRegistration, type RegisterName } from './account-form.ts'
import type { ServedAccount } from './served-account.ts'

/** The account as a browser without a script sees it: who is logged in, what they ordered, and what came of the last form. */
export async function serveAccount(shop: Shop, jar: CookieJar): Promise<ServedAccount> {
  const said = takeNotice(shop, jar)
  const before = readBefore(said['before'])
  const notice = { ...(typeof said['told'] === 'string' && { told: said['told'] }), ...(before && { before }) }
  const visit = await openPlainVisit(shop, jar)
  if (!visit.sessions.session()) return notice
  const orders = await loadOrders(visit)
  // A session that is over has ended with the question.
  const session = visit.sessions.session()
  if (!session) return notice
  return { ...notice, customer: session.customer, ...(orders.ok && { orders: orders.result }) }
}

function readBefore(said: unknown): BeforeForm<RegisterName> | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const { values, faults, sentence } = said as { values?: unknown; faults?: unknown; sentence?: unknown }
  return {
    values: texts(values),
    faults: texts(faults),
    ...(typeof sentence === 'string' && { sentence }),
  }
}

function texts(value: unknown): Partial<Record<RegisterName, string>> {
  const known = Object.keys(emptyRegistration)
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  return Object.fromEntries(entries.filter(([name, text]) => known.includes(name) && typeof text === 'string'))
}
