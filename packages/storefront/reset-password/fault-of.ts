import { errorText } from '@welt/contract/error-text.ts'
import type { Failure } from '../api/answer.ts'
import type { Fault } from './reset-query.ts'

export function faultOf(failure: Failure): Fault {
  if (failure.text === errorText.invalidResetToken) return 'link'
  if (failure.at === 'code' && failure.code === 429) return 'often'
  return failure.text === errorText.invalidEmail ? 'email' : 'failed'
}
