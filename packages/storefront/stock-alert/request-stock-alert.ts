import type { Failure } from '../api/answer.ts'
import { failureText } from '../field/failure-text.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import type { Visit } from '../session/call-as-customer.ts'
import { callAsVisitor } from '../session/call-as-visitor.ts'

/** `pending`: a letter asks the reader first. `active`: the customer's own address needs no second question. */
export type AlertState = 'pending' | 'active'

export type AlertRefusal = { field: MessageKey } | { sentence: MessageKey }
export type AlertOutcome = { ok: true; state: AlertState } | ({ ok: false } & AlertRefusal)

/** Asks for one letter when a sold-out article is back. */
export async function requestStockAlert(
  visit: Visit,
  { sku, email }: { sku: string; email: string },
): Promise<AlertOutcome> {
  const body = { sku, email: email.trim() }
  const answer = await callAsVisitor<AlertState>(visit, '/api/ext/elastic-stock/productstockalert', { body })
  if (!answer.ok) return { ok: false, ...alertRefusal(answer, navigator.onLine) }
  return { ok: true, state: answer.result === 'active' ? 'active' : 'pending' }
}

const refusals: Readonly<Partial<Record<number, AlertRefusal>>> = {
  400: { field: 'field.emailWrong' },
  401: { sentence: 'field.sessionOver' },
  404: { sentence: 'alert.noProduct' },
  409: { sentence: 'alert.inStock' },
}

export function alertRefusal(failure: Failure, isOnline: boolean): AlertRefusal {
  const known = failure.at === 'code' ? refusals[failure.code] : undefined
  return known ?? { sentence: failureText(failure, isOnline) }
}
