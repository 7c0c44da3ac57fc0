import type { ServerStep } from './cart-sync-step.ts'
import type { StepAnswer } from './settle-step.ts'

/** Codes that say something about the session or the moment, and nothing about the line. */
const notAboutTheLine = new Set([401, 408, 425, 429])

/**
 * What a code other than 200 means for a step; `null` when no answer came, or none that could be read. Only a line that
 * the server has judged is changed back, for a cart must outlive a dead network and a busy shop. Servers in the field
 * say no with 400, 404 and 500; whatever is above 500 comes from a proxy or from a server that cannot work now.
 */
export function readFailure(step: ServerStep, code: number | null): StepAnswer {
  if (step.do === 'delete-server' && code === 404) return { ok: true, serverItem: null }
  if (code === null || code < 400 || code > 500) return { ok: false, reason: 'unanswered' }
  return { ok: false, reason: notAboutTheLine.has(code) ? 'unanswered' : 'refused' }
}
