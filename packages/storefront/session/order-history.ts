import type { OrderHistory } from '@welt/contract/api/user.ts'
import { wrongFormat } from '@welt/contract/error-sentence.ts'
import type { Answer } from '../api/answer.ts'
import { callAsCustomer, type Visit } from './call-as-customer.ts'
import type { SessionStore } from './session-store.ts'

/** "Order history page size 20, current page 1." */
const pageSize = 20

/** The first page of a session, which is known by its refresh token. */
interface FirstPage {
  of: string
  asked?: Promise<Answer<OrderHistory>>
  known: OrderHistory | null
}

const firstPages = new WeakMap<SessionStore, FirstPage>()

/** The newest orders of who is logged in, as far as this page has asked for them. */
export function knownOrders(sessions: SessionStore): OrderHistory | null {
  return firstPageOf(sessions)?.known ?? null
}

/** What a customer has ordered, page by page. Whoever asks for the first while it is on its way gets that one. */
export function loadOrders(visit: Visit, page = 1): Promise<Answer<OrderHistory>> {
  const of = visit.sessions.session()?.refreshToken
  if (page > 1 || of === undefined) return ask(visit, page)
  const first: FirstPage = firstPageOf(visit.sessions) ?? { of, known: null }
  firstPages.set(visit.sessions, first)
  first.asked ??= askFirst(visit, first)
  return first.asked
}

/** Not that of whoever was logged in before. */
function firstPageOf(sessions: SessionStore): FirstPage | undefined {
  const first = firstPages.get(sessions)
  return first && first.of === sessions.session()?.refreshToken ? first : undefined
}

async function askFirst(visit: Visit, first: FirstPage): Promise<Answer<OrderHistory>> {
  try {
    const answer = await ask(visit, 1)
    if (answer.ok) first.known = answer.result
    return answer
  } finally {
    delete first.asked
  }
}

async function ask(visit: Visit, page: number): Promise<Answer<OrderHistory>> {
  const query = { pageSize: String(pageSize), currentPage: String(page) }
  const answer = await callAsCustomer<OrderHistory>(visit, '/api/user/order-history', { query })
  return answer.ok && !isHistory(answer.result) ? { ok: false, at: 'format', text: wrongFormat } : answer
}

function isHistory(value: unknown): boolean {
  const { items, total_count: total } = (value ?? {}) as Partial<OrderHistory>
  return Array.isArray(items) && typeof total === 'number'
}
