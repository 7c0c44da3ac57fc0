import type { StockItem } from '@welt/contract/entity/stock-item.ts'
import type { NewTask, QueuedTask } from '@welt/domain/sync/queued-task.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import { stockCheckTask } from '../stock/stock-check-task.ts'
import { type Browser, type BrowserOptions, openTabs, type Tab } from '../testing/open-tabs.ts'
import { testNotifications } from '../testing/test-notifications.ts'
import type { CheckedStock } from './callbacks.ts'
import { createSync } from './create-sync.ts'
import { readTasks } from './read-tasks.ts'
import { taskQueueKey } from './task-queue-key.ts'

const stock = { product_id: 7, qty: 3, is_in_stock: true } as StockItem
const inStock: Answer<unknown> = { ok: true, result: stock }
const cut: Answer<never> = { ok: false, at: 'network', text: 'cut' }
const check = stockCheckTask({ sku: 'WIEN 42½', id: 7 })
const loud: NewTask = {
  scope: 'user',
  url: '/api/user/me',
  payload: { method: 'POST', body: '{"customer":{}}', headers: { 'idempotency-key': '1' } },
}

let isOnline: boolean
let checked: CheckedStock[]
let events: [string, QueuedTask][]
beforeEach(() => {
  isOnline = true
  checked = []
  events = []
})

async function open(platform: BrowserOptions['platform'], options: Partial<BrowserOptions> = {}) {
  const browser = await openTabs({ platform, ...options })
  const notifications = testNotifications()
  const syncOf = ({ visit }: Tab) =>
    createSync({
      visit,
      storage: browser.storage,
      notify: notifications.notify,
      isOnline: () => isOnline,
      dispatch: (name, task) => void events.push([name, task]),
      onStockChecked: (one) => void checked.push(one),
    })
  const syncs = browser.tabs.map(syncOf)
  const [sync] = syncs
  if (!sync) throw new Error('no tab')
  return { ...browser, sync, syncs, said: () => notifications.list() }
}
const queued = ({ storage }: Browser) => readTasks(storage.getItem(taskQueueKey({ storeCode: 'laszlo_en' })))

test('[TASK-1] a task is sent as soon as it is added, its callback gets the answer, and then it is forgotten', async () => {
  const here = await open(() => inStock)
  await here.time.until(here.sync.add(check))
  expect(here.asked).toEqual([{ path: '/api/stock/check', query: { sku: 'WIEN 42½' }, token: 'old' }])
  expect(checked).toEqual([{ sku: 'WIEN 42½', stock }])
  expect(queued(here)).toEqual([])
})

test('[TASK-1] offline it waits, over a reload too, until the connection is back', async () => {
  isOnline = false
  const here = await open(() => inStock)
  await here.time.until(here.sync.add(check))
  expect([here.asked, queued(here).length]).toEqual([[], 1])
  isOnline = true
  const reloaded = await open(() => inStock, { storage: here.storage })
  await reloaded.time.until(reloaded.sync.process())
  expect(checked).toHaveLength(1)
})

test('[TASK-1] what the network swallows waits with all behind it, and goes in its order the next time', async () => {
  let isCut = true
  const here = await open(() => (isCut ? cut : inStock))
  const skus = ['a', 'b', 'c']
  for (const sku of skus) await here.time.until(here.sync.add(stockCheckTask({ sku })))
  expect(queued(here).map(({ meta }) => meta?.['sku'])).toEqual(skus)
  isCut = false
  here.asked.length = 0
  await here.time.until(here.sync.process())
  expect(here.asked.map(({ query }) => query?.['sku'])).toEqual(skus)
  expect(queued(here)).toEqual([])
})

test('[TASK-1] an answer is an answer: a task that was refused is not sent again', async () => {
  const here = await open(() => ({ ok: false, at: 'code', code: 404, text: 'No stock information for given sku' }))
  await here.time.until(here.sync.add(check))
  await here.time.until(here.sync.process())
  expect([here.asked.length, queued(here), checked]).toEqual([1, [], []])
})

test.each([
  ['with', true],
  ['without', false],
])(
  '[C-03] three tabs that come back online at once send each task once, %s the browser’s locks',
  async (_, hasLocks) => {
    isOnline = false
    const here = await open(() => inStock, { count: 3, hasLocks })
    const skus = Array.from({ length: 20 }, (_, at) => `sku-${at}`)
    for (const sku of skus) await here.time.until(here.sync.add(stockCheckTask({ sku })))
    isOnline = true
    await here.time.until(Promise.all(here.syncs.flatMap((sync) => [sync.process(), sync.process()])))
    expect(here.asked.map(({ query }) => query?.['sku'])).toEqual(skus)
    expect(checked).toHaveLength(20)
  },
)

test('[TASK-1] tasks of one scope go one after the other, those of another beside them', async () => {
  isOnline = false
  const here = await open(() => inStock)
  for (const task of [stockCheckTask({ sku: 'a' }), stockCheckTask({ sku: 'b' }), loud])
    await here.time.until(here.sync.add(task))
  isOnline = true
  const before = here.time.clock()
  await here.time.until(here.sync.process())
  // A call takes 100 ms.
  expect(here.time.clock() - before).toBe(200)
  expect(here.asked.map(({ path }) => path)).toEqual(['/api/stock/check', '/api/user/me', '/api/stock/check'])
})

test('[TASK-1] what came back when the page was being closed is told on the next one', async () => {
  const here = await open(() => inStock)
  isOnline = false
  await here.time.until(here.sync.add(check))
  const [waiting] = queued(here)
  const sent = { ...waiting, transmited: true, resultCode: 200, result: stock }
  here.storage.setItem(taskQueueKey({ storeCode: 'laszlo_en' }), JSON.stringify([sent]))
  isOnline = true
  await here.time.until(here.sync.process())
  expect([here.asked, checked, queued(here)]).toEqual([[], [{ sku: 'WIEN 42½', stock }], []])
})

test('[TASK-1] an event is dispatched with the task; a callback that nobody knows is none', async () => {
  const here = await open(() => ({ ok: true, result: 'done' }))
  const task = { ...loud, is_result_cacheable: true }
  await here.time.until(here.sync.add({ ...task, callback_event: 'user-after-update' }))
  await here.time.until(here.sync.add({ ...task, callback_event: 'popstate' }))
  expect(events).toMatchObject([['user-after-update', { transmited: true, resultCode: 200, result: 'done' }]])
})

test('a callback that throws stops nobody', async () => {
  const here = await open(() => inStock)
  const [tab] = here.tabs
  if (!tab) throw new Error('no tab')
  const broken = createSync({
    visit: tab.visit,
    storage: here.storage,
    notify: () => undefined,
    isOnline: () => true,
    dispatch: () => undefined,
    onStockChecked: () => {
      throw new Error('a bug')
    },
  })
  await here.time.until(broken.add(check))
  expect(queued(here)).toEqual([])
})

test.each<[string, unknown]>([
  ['no stock', { qty: 3 }],
  ['nothing', null],
])('a check that is answered with %s tells nobody', async (_, result) => {
  const here = await open(() => ({ ok: true, result }))
  await here.time.until(here.sync.add(check))
  expect(checked).toEqual([])
})

describe('what the shopper is told', () => {
  test.each<[string, Answer<unknown>, string[]]>([
    ['a refusal', { ok: false, at: 'code', code: 500, text: 'No such region' }, ['No such region']],
    ['another content type', { ok: false, at: 'content-type', text: 'x' }, ['Error with response - bad content-type!']],
    ['a wrong shape', { ok: false, at: 'format', text: 'x' }, ['Unhandled error, wrong response format!']],
    ['a host that was not found', { ok: false, at: 'code', code: 500, text: 'x', networkCode: 'ENOTFOUND' }, []],
    ['no answer', cut, []],
    ['a good answer', { ok: true, result: 1 }, []],
  ])('[TASK-5] of %s, and nothing where the task is silent', async (_, answer, told) => {
    const here = await open(() => answer)
    await here.time.until(here.sync.add({ ...loud, silent: true }))
    expect(here.said()).toEqual([])
    await here.time.until(here.sync.add(loud))
    expect(here.said().map(({ message }) => message)).toEqual(told)
    expect(here.said().every(({ type }) => type === 'danger')).toBe(true)
  })
})

test('[TASK-6] no token of an address is sent, and the body and the headers are', async () => {
  const here = await open(() => inStock)
  await here.time.until(here.sync.add({ ...loud, url: '/api/user/me?token={{token}}&x=1' }))
  expect(here.asked).toEqual([
    {
      path: '/api/user/me',
      query: { x: '1' },
      body: { customer: {} },
      method: 'POST',
      headers: { 'idempotency-key': '1' },
      token: 'old',
    },
  ])
})

test('[TASK-2] [C-04] a task whose token cannot be refreshed is not done; dropping takes it away, and no order', async () => {
  const here = await open(() => ({ ok: false, at: 'code', code: 401, text: 'no' }))
  isOnline = false
  for (const task of [check, { ...loud, scope: 'order' } as const, loud]) await here.time.until(here.sync.add(task))
  isOnline = true
  await here.time.until(here.sync.process())
  expect([here.said(), queued(here).length]).toEqual([[], 3])
  expect(here.tabs[0]?.givenUp).toEqual(['refused'])
  here.sync.drop()
  expect(queued(here).map(({ scope }) => scope)).toEqual(['order'])
})

test('what one customer left behind is not sent in the name of another, nor of nobody', async () => {
  const here = await open(() => ({ ok: false, at: 'code', code: 401, text: 'no' }))
  isOnline = false
  await here.time.until(here.sync.add({ ...loud, customer: 'somebody@else.de' }))
  isOnline = true
  await here.time.until(here.sync.process())
  expect([here.asked.length, queued(here).length]).toEqual([0, 1])
})
