import type { Failure } from '../api/answer.ts'
import type { MessageKey } from '../i18n/message-key.ts'

/** Why a form was not taken, in words for who filled it in. What the platform said is for developers. */
export function failureText(failure: Failure, isOnline: boolean): MessageKey {
  if (failure.at === 'network' && !isOnline) return 'field.offline'
  return failure.at === 'code' && failure.code === 429 ? 'field.tooOften' : 'field.failed'
}
