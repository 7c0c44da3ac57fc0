import type { Failure } from '../api/answer.ts'
import { failureText } from '../field/failure-text.ts'
import type { MessageKey } from '../i18n/message-key.ts'
import type { Shop } from '../store-view/shop.ts'

/** Asks for the letter with the link; tells why that failed, if it did. */
export async function sendResetLink({ api }: Pick<Shop, 'api'>, email: string): Promise<MessageKey | undefined> {
  const answer = await api.call<true>('/api/user/reset-password', { body: { email } })
  if (answer.ok) return undefined
  const key = resetFailureText(answer, navigator.onLine)
  return key === 'field.failed' ? 'account.resetFailed' : key
}

export function resetFailureText(failure: Failure, isOnline: boolean): MessageKey {
  const key = failureText(failure, isOnline)
  return key === 'field.offline' ? 'account.resetOffline' : key
}
