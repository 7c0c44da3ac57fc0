import type { Failure } from '../api/answer.ts'
import { failureText } from '../field/failure-text.ts'
import type { MessageKey } from '../i18n/message-key.ts'

/** Why a call about an account did not work, in words for its owner. A wrong login is told the same whoever tries. */
export function accountFailureText(failure: Failure, isOnline: boolean): MessageKey {
  if (failure.at === 'code' && failure.code === 401) return 'account.wrongLogin'
  const key = failureText(failure, isOnline)
  return key === 'field.failed' ? 'account.unexpected' : key
}
