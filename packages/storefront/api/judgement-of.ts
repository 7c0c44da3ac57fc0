import { internal } from '@welt/contract/user-error-sentence.ts'
import { isJudgement } from '@welt/domain/sync/is-judgement.ts'
import type { Failure } from './answer.ts'

/** The code by which the platform has judged what was asked; null when nobody has, or when it broke while trying. */
export function judgementOf(failure: Failure): number | null {
  return failure.at === 'code' && failure.text !== internal && isJudgement(failure.code) ? failure.code : null
}
