import { nextTasks } from '@welt/domain/sync/next-tasks.ts'
import type { QueuedTask, TaskScope } from '@welt/domain/sync/queued-task.ts'
import { readCallback, type TaskEvent } from '@welt/domain/sync/read-callback.ts'
import { settleTask } from '@welt/domain/sync/settle-task.ts'
import { browserExclusively } from '../lock/browser-exclusively.ts'
import { turnName } from '../store-view/storage-owner.ts'
import { type CallbackTools, callbacks } from './callbacks.ts'
import { runTask, type TaskTools } from './run-task.ts'
import type { TaskQueue } from './task-queue.ts'

export interface QueueTools extends TaskTools, CallbackTools {
  queue: TaskQueue
  isOnline: () => boolean
  /** Tells the page of a task that has come back. */
  dispatch: (event: TaskEvent, task: QueuedTask) => void
}

/** Sends what waits: different scopes side by side, and each in one tab alone, so that no task is sent twice. */
export async function processQueue(tools: QueueTools): Promise<void> {
  const { queue, visit, isOnline } = tools
  if (!isOnline()) return
  const { exclusively = browserExclusively() } = visit
  const scopes = new Set(queue.tasks().map(({ scope }) => scope))
  await Promise.all(
    [...scopes].map((scope) => exclusively(turnName(visit.shop, `sync/${scope}`), () => processScope(tools, scope))),
  )
}

/** One after the other, until nothing waits, or until one has to wait for the next connection: those behind it wait too. */
async function processScope(tools: QueueTools, scope: TaskScope): Promise<void> {
  const { queue, visit } = tools
  // What came back when nobody was there any more to be told.
  for (const task of queue.tasks()) if (task.scope === scope && task.transmited) tell(tools, task)
  for (;;) {
    const customer = visit.sessions.session()?.customer.email ?? null
    const task = nextTasks(queue.tasks(), customer).find((next) => next.scope === scope)
    if (!task) return
    const outcome = await runTask(tools, task)
    const settled = settleTask(task, outcome, new Date(visit.shop.clock()).toISOString())
    if (settled === task) return
    queue.commit((tasks) => tasks.map((one) => (one.task_id === task.task_id ? settled : one)))
    tell(tools, settled)
  }
}

/** "Queued → transmitted → its callback fires", and then it is forgotten. */
function tell(tools: QueueTools, task: QueuedTask): void {
  const { queue, dispatch, visit } = tools
  const callback = readCallback(task.callback_event)
  try {
    if (callback?.at === 'store') callbacks[callback.action](task, tools)
    if (callback?.at === 'event') dispatch(callback.name, task)
  } catch (error) {
    // A callback that cannot live with this answer cannot live with it the next time either.
    visit.shop.log.error({ err: error, callback: task.callback_event }, 'the callback of a task failed')
  }
  queue.commit((tasks) => tasks.filter(({ task_id }) => task_id !== task.task_id))
}
