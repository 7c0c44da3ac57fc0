import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addTask } from './add-task.ts'
import { dropUntransmitted } from './drop-untransmitted.ts'
import { nextTasks } from './next-tasks.ts'
import { type NewTask, type QueuedTask, taskScopes } from './queued-task.ts'
import { type Callback, readCallback } from './read-callback.ts'
import { type Refusal, readRefusal } from './read-refusal.ts'
import { settleTask } from './settle-task.ts'
import { type TaskNotice, taskNotice } from './task-notice.ts'
import type { TaskOutcome } from './task-outcome.ts'

const created = '2026-03-01T09:00:00.000Z'
const sent = '2026-03-01T09:00:05.000Z'
const check: NewTask = { scope: 'stock', url: '/api/stock/check?sku=WIEN-42', silent: true, is_result_cacheable: true }

/** Each of its own name, for a question that waits is not asked twice. */
function queueOf(...tasks: NewTask[]): QueuedTask[] {
  return tasks.flatMap((task, at) => addTask([], task, { id: `${at}`, now: created }))
}
const [waiting] = queueOf(check)
if (!waiting) throw new Error('no task')
const ids = (tasks: readonly QueuedTask[]) => tasks.map(({ task_id }) => task_id)

describe('the queue', () => {
  test('[TASK-1] a new task waits behind the others, a GET where it says nothing else', () => {
    const queue = queueOf(check, { scope: 'order', url: '/api/order', payload: { method: 'POST', body: '{}' } })
    expect(queue).toEqual([
      {
        ...check,
        task_id: '0',
        created_at: created,
        payload: { method: 'GET' },
        customer: null,
        transmited: false,
      },
      {
        scope: 'order',
        url: '/api/order',
        task_id: '1',
        created_at: created,
        payload: { method: 'POST', body: '{}' },
        silent: false,
        customer: null,
        transmited: false,
      },
    ])
  })

  test('a question that waits already is not asked twice, unless it is another customer’s; what is sent is sent each time', () => {
    const stamp = { id: '9', now: created }
    const queue = queueOf(check)
    const post: NewTask = { scope: 'cart', url: '/api/cart/update', payload: { method: 'POST' } }
    expect(addTask(queue, check, stamp)).toBe(queue)
    expect(addTask(queue, { ...check, customer: 'a@b.de' }, stamp)).toHaveLength(2)
    expect(addTask([{ ...waiting, transmited: true }], check, stamp)).toHaveLength(2)
    expect(addTask(queueOf(post), post, stamp)).toHaveLength(2)
  })

  test('[TASK-1] tasks of one scope run one after the other, different scopes side by side', () => {
    const [first, ...rest] = queueOf(check, check, { ...check, scope: 'cart' })
    if (!first) throw new Error('no task')
    expect(ids(nextTasks([first, ...rest], null))).toEqual(['0', '2'])
    expect(ids(nextTasks([{ ...first, transmited: true }, ...rest], null))).toEqual(['1', '2'])
  })

  test('what one customer left behind waits for them, and holds nobody up', () => {
    const queue = queueOf({ ...check, customer: 'a@b.de' }, check)
    expect(ids(nextTasks(queue, null))).toEqual(['1'])
    expect(ids(nextTasks(queue, 'b@b.de'))).toEqual(['1'])
    expect(ids(nextTasks(queue, 'a@b.de'))).toEqual(['0'])
  })

  test('[TASK-2] [C-04] what was not transmitted is dropped, orders never', () => {
    const [done, ...rest] = queueOf(check, check, { ...check, scope: 'order' }, { ...check, scope: 'user' })
    if (!done) throw new Error('no task')
    expect(ids(dropUntransmitted([{ ...done, transmited: true }, ...rest]))).toEqual(['0', '2'])
  })

  test('[TASK-1] whatever is queued, all of it is sent, each once, and each scope in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...taskScopes)), (scopes) => {
        let queue = queueOf(...scopes.map((scope) => ({ ...check, scope })))
        const order: QueuedTask[] = []
        for (let next = nextTasks(queue, null); next.length > 0; next = nextTasks(queue, null)) {
          order.push(...next)
          queue = queue.map((task) =>
            next.includes(task) ? settleTask(task, { at: 'accepted', result: 1 }, sent) : task,
          )
        }
        for (const scope of taskScopes) {
          const inScope = (task: QueuedTask) => task.scope === scope
          expect(ids(order.filter(inScope))).toEqual(ids(queue.filter(inScope)))
        }
      }),
    )
  })
})

describe('a task that has come back', () => {
  const done = { ...waiting, transmited: true, transmited_at: sent, acknowledged: false }

  test.each<[string, TaskOutcome, QueuedTask]>([
    ['accepted', { at: 'accepted', result: { qty: 3 } }, { ...done, code: 200, resultCode: 200, result: { qty: 3 } }],
    [
      'refused, with whatever code,',
      { at: 'refused', code: 500, text: 'no' },
      { ...done, code: 500, resultCode: 500, result: 'no' },
    ],
    ['answered with something else', { at: 'content-type' }, { ...done, code: 'content-type' }],
    ['answered in no known shape', { at: 'format' }, { ...done, code: 'format' }],
  ])('[TASK-1] once %s is done', (_, outcome, settled) => {
    expect(settleTask(waiting, outcome, sent)).toEqual(settled)
  })

  test('[TASK-1] its result is kept only where it says so', () => {
    const { is_result_cacheable: _, ...task } = waiting
    expect(settleTask(task, { at: 'accepted', result: 1 }, sent)).not.toHaveProperty('result')
  })

  test('[C-04] an order for which nobody is logged in any more waits on', () => {
    const order: QueuedTask = { ...waiting, scope: 'order' }
    expect(settleTask(order, { at: 'refused', code: 401, text: 'no' }, sent)).toBe(order)
    expect(settleTask(order, { at: 'refused', code: 500, text: 'no' }, sent).transmited).toBe(true)
  })

  test.each<TaskOutcome>([{ at: 'unheard' }, { at: 'aborted' }])('[TASK-1] waits on when it was %o', (outcome) => {
    expect(settleTask(waiting, outcome, sent)).toBe(waiting)
  })
})

describe('what the shopper is told', () => {
  test.each<[string, TaskOutcome, TaskNotice | null]>([
    ['an accepted one', { at: 'accepted', result: 1 }, null],
    ['a refused one', { at: 'refused', code: 500, text: 'Coupon is spent' }, { text: 'Coupon is spent' }],
    [
      'a platform that did not find another one',
      { at: 'refused', code: 500, text: 'x', networkCode: 'ENOTFOUND' },
      null,
    ],
    [
      'one with another network code',
      { at: 'refused', code: 500, text: 'x', networkCode: 'ECONNRESET' },
      { text: 'x' },
    ],
    ['another content type', { at: 'content-type' }, { about: 'content-type' }],
    ['a wrong shape', { at: 'format' }, { about: 'format' }],
    ['one that waits on', { at: 'unheard' }, null],
    ['one whose login is over', { at: 'aborted' }, null],
  ])('[TASK-5] of %s, and nothing of a silent one', (_, outcome, notice) => {
    expect(taskNotice({ silent: false }, outcome)).toEqual(notice)
    expect(taskNotice({ silent: true }, outcome)).toBeNull()
  })

  test.each<[unknown, Refusal]>([
    ['kaputt', { text: 'kaputt', networkCode: null }],
    [
      { result: 'a', message: 'b' },
      { text: 'a', networkCode: null },
    ],
    [
      { result: null, message: 'b', errorMessage: 'c' },
      { text: 'b', networkCode: null },
    ],
    [
      { errorMessage: 'c', code: 7 },
      { text: 'c', networkCode: null },
    ],
    [
      { code: 'ENOTFOUND', message: 'd' },
      { text: 'd', networkCode: 'ENOTFOUND' },
    ],
    [{}, { text: null, networkCode: null }],
    [null, { text: null, networkCode: null }],
    [7, { text: null, networkCode: null }],
  ])('[TASK-5] the result %o says this: %o', (result, refusal) => {
    expect(readRefusal(result)).toEqual(refusal)
  })
})

test.each<[string | null | undefined, Callback | null]>([
  ['store:stock/stockAfterCheck', { at: 'store', action: 'stock/stockAfterCheck' }],
  ['user-after-update', { at: 'event', name: 'user-after-update' }],
  ['store:stock/toString', null],
  ['stock/stockAfterCheck', null],
  ['store:user-after-update', null],
  ['popstate', null],
  ['', null],
  [null, null],
  [undefined, null],
])('[TASK-1] the callback %j is read as %o', (name, callback) => {
  expect(readCallback(name)).toEqual(callback)
})
