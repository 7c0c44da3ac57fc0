import { invalidEmail, invalidResetToken } from '@welt/contract/user-error-sentence.ts'
import type { Failure } from '../api/answer.ts'
import type { Fault } from './reset-query.ts'

export function faultOf(failure: Failure): Fault {
  if (failure.text === invalidResetToken) return 'link'
  if (failure.at === 'code' && failure.code === 429) return 'often'
  return failure.text === invalidEmail ? 'email' : 'failed'
}
