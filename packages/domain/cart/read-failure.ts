import { isJudgement } from '../sync/is-judgement.ts'
import { fromServer, type ServerStep } from './cart-sync-step.ts'
import type { StepAnswer } from './settle-step.ts'

/**
 * What a code other than 200 means for a step; `null` when no answer came, or none that could be read. Only a line that
 * the server has judged is changed back, for a cart must outlive a dead network and a busy shop; 401 is a word about the
 * session. A sum that somebody else was faster with is reckoned anew.
 */
export function readFailure(step: ServerStep, code: number | null): StepAnswer {
  if (step.do === 'delete-server' && code === 404) return { ok: true, serverItem: null }
  if (step.do === 'update-server' && fromServer(step) > 0 && code === 409) return { ok: false, reason: 'overtaken' }
  const isAboutTheLine = code !== null && code !== 401 && isJudgement(code)
  return { ok: false, reason: isAboutTheLine ? 'refused' : 'unanswered' }
}
