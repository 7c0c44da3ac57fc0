import { addTask } from '@welt/domain/sync/add-task.ts'
import { dropUntransmitted } from '@welt/domain/sync/drop-untransmitted.ts'
import type { QueuedTask } from '@welt/domain/sync/queued-task.ts'
import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createTaskQueue } from './task-queue.ts'

const key = 'laszlo_de-shop/syncTasks/queue'
const storeCode = 'laszlo_de'
const [check] = addTask([], { scope: 'stock', url: '/api/stock/check?sku=WIEN-42' }, { id: '1', now: '2026-03-01' })
if (!check) throw new Error('no task')
const other: QueuedTask = { ...check, task_id: '2', url: '/api/stock/check?sku=CREME' }

test('[TASK-1] tasks survive a reload; nothing is kept of an empty queue', () => {
  const storage = memoryStorage()
  createTaskQueue({ storage, storeCode }).commit(() => [check])
  const reloaded = createTaskQueue({ storage, storeCode })
  expect(reloaded.tasks()).toEqual([check])
  reloaded.commit(dropUntransmitted)
  expect(storage.length).toBe(0)
})

test('[TASK-1] what two tabs add is added to what the other has', () => {
  const storage = memoryStorage()
  const [here, there] = [createTaskQueue({ storage, storeCode }), createTaskQueue({ storage, storeCode })]
  here.commit((tasks) => [...tasks, check])
  there.commit((tasks) => [...tasks, other])
  expect(here.tasks()).toEqual([check, other])
  expect(there.tasks()).toEqual([check, other])
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"a":1}'],
  ['nothing', 'null'],
  ['something else', '[1,null,"task",{}]'],
])('[C-10] a queue that is %s holds no task, and is dropped', (_, content) => {
  const storage = memoryStorage({ [key]: content })
  expect(createTaskQueue({ storage, storeCode }).tasks()).toEqual([])
  expect(storage.length).toBe(0)
})

test.each<[string, object]>([
  ['without an id', { task_id: 7 }],
  ['to another house', { url: 'https://evil.example/api/stock' }],
  ['to a page', { url: '/my-account' }],
  ['of another method', { payload: { method: 'PATCH' } }],
  ['without a method', { payload: null }],
  ['with a body that is no JSON', { payload: { method: 'POST', body: '{' } }],
  ['with a body that is no object', { payload: { method: 'POST', body: '7' } }],
  ['with a header that is no text', { payload: { method: 'GET', headers: { a: 1 } } }],
  ['about something else', { scope: 'toString' }],
  ['of nobody known', { customer: 7 }],
  ['that may be silent', { silent: 'yes' }],
  ['that may be transmitted', { transmited: null }],
  ['with a callback that is no name', { callback_event: {} }],
])('[C-10] a task %s is dropped, and those beside it stay', (_, spoilt) => {
  const storage = memoryStorage({ [key]: JSON.stringify([{ ...check, ...spoilt }, other]) })
  expect(createTaskQueue({ storage, storeCode }).tasks()).toEqual([other])
})

test('[C-09] without storage, or with a full one, tasks live as long as the page', () => {
  const full = memoryStorage()
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  for (const storage of [null, full]) {
    const queue = createTaskQueue({ storage, storeCode })
    queue.commit((tasks) => [...tasks, check])
    queue.commit((tasks) => [...tasks, other])
    expect(queue.tasks()).toEqual([check, other])
  }
})
