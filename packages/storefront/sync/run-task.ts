import { badContentType, wrongFormat } from '@welt/contract/error-sentence.ts'
import { internal, tokenNotRefreshed, tokenRefreshBroken } from '@welt/contract/user-error-sentence.ts'
import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import type { QueuedTask } from '@welt/domain/sync/queued-task.ts'
import { taskNotice } from '@welt/domain/sync/task-notice.ts'
import type { TaskOutcome } from '@welt/domain/sync/task-outcome.ts'
import type { Answer } from '../api/answer.ts'
import type { Call } from '../api/create-api.ts'
import type { Visit } from '../session/call-as-customer.ts'
import { callAsVisitor } from '../session/call-as-visitor.ts'

export interface TaskTools {
  visit: Visit
  notify: (notification: NewNotification) => void
}

/** Sends one task, and says what the shopper should know about the answer. */
export async function runTask({ visit, notify }: TaskTools, task: QueuedTask): Promise<TaskOutcome> {
  const { path, ...call } = callOf(task)
  const outcome = outcomeOf(await callAsVisitor<unknown>(visit, path, call))
  if (outcome.at === 'refused' && outcome.code === 401 && !isOwn(task, visit)) return { at: 'aborted' }
  const notice = taskNotice(task, outcome)
  if (notice) {
    const message = 'text' in notice ? toldText(visit.shop, notice.text) : await ownText(visit.shop, notice.about)
    notify({ type: 'danger', message })
  }
  return outcome
}

/** The platform's words about what was asked are its own; that it broke is told in the shopper's language. */
function toldText({ texts }: Visit['shop'], told: string): string {
  return told === internal ? texts.text('notification.failed') : told
}

const ownTexts = { 'content-type': 'sync.badContentType', format: 'sync.wrongFormat' } as const

async function ownText({ texts, log }: Visit['shop'], about: keyof typeof ownTexts): Promise<string> {
  try {
    await texts.load(['sync'])
    return texts.text(ownTexts[about])
  } catch (error) {
    // A task that was answered is done, whether or not the words for it could be had.
    log.warn({ err: error }, 'the texts about tasks did not come')
    return about === 'format' ? wrongFormat : badContentType
  }
}

/** Whoever it waits for may have left while it was on its way. */
function isOwn({ customer }: QueuedTask, { sessions }: Visit): boolean {
  return customer === null || sessions.session()?.customer.email === customer
}

/** Only the path of an address counts, and no token in it: where that stands is for the call to say. */
function callOf({ url, payload }: QueuedTask): Call & { path: string } {
  const { pathname, searchParams } = new URL(url, 'http://platform')
  searchParams.delete('token')
  const { method, headers, body } = payload
  const sent = body === undefined ? {} : (JSON.parse(body) as object)
  return {
    path: pathname,
    query: Object.fromEntries(searchParams),
    ...(headers && { headers }),
    ...(method !== 'GET' && { body: sent, method: method === 'DELETE' ? 'DELETE' : 'POST' }),
  }
}

function outcomeOf(answer: Answer<unknown>): TaskOutcome {
  if (answer.ok) return { at: 'accepted', result: answer.result }
  if (answer.at === 'network' || answer.at === 'offline') return { at: 'unheard' }
  if (answer.at !== 'code') return { at: answer.at }
  const { code, text, networkCode } = answer
  const isAborted = code === 401 && (text === tokenNotRefreshed || text === tokenRefreshBroken)
  return isAborted ? { at: 'aborted' } : { at: 'refused', code, text, ...(networkCode && { networkCode }) }
}
