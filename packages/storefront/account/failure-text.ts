import type { Failure } from '../api/answer.ts'
import type { MessageKey } from '../i18n/message-key.ts'

/** Why a call about an account did not work, in words for its owner. A wrong login is told the same whoever tries. */
export function failureText(failure: Failure, isOnline: boolean): MessageKey {
  if (failure.at === 'network' && !isOnline) return 'account.offline'
  if (failure.at !== 'code') return 'account.failed'
  if (failure.code === 401) return 'account.wrongLogin'
  return failure.code === 429 ? 'account.tooOften' : 'account.failed'
}
