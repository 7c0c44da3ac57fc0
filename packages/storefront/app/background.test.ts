import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../api/answer.ts'
import { createCartStore } from '../cart/cart-store.ts'
import { createPanelStore } from '../panel/panel-store.ts'
import { callAsCustomer } from '../session/call-as-customer.ts'
import { readTasks } from '../sync/read-tasks.ts'
import { taskQueueKey } from '../sync/task-queue-key.ts'
import { openTabs } from '../testing/open-tabs.ts'
import { testNotifications } from '../testing/test-notifications.ts'
import { type Background, type BackgroundStores, background } from './background.ts'

const refused: Answer<never> = { ok: false, at: 'code', code: 401, text: 'User is not authorized' }

let events: string[]
beforeEach(() => {
  events = []
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('window', { dispatchEvent: ({ type }: Event) => events.push(type) })
})
afterEach(() => vi.unstubAllGlobals())

/** Three tabs with all that follows in each when a session is over. */
async function browser(refresh: Answer<unknown>) {
  const platform = (path: string) => (path === '/api/user/refresh' ? refresh : refused)
  const backgrounds: Background[] = []
  const ends: Promise<void>[] = []
  const opened = await openTabs({
    platform,
    count: 3,
    onGivenUp: (tab, reason) => void ends.push(backgrounds[tab]?.giveUp(reason) ?? Promise.resolve()),
  })
  const stores = opened.tabs.map(
    ({ visit }): BackgroundStores => ({
      ...visit,
      storage: opened.storage,
      notifications: testNotifications(),
      panels: createPanelStore(),
      cart: createCartStore({ storage: opened.storage, storeCode: 'laszlo_en' }),
    }),
  )
  backgrounds.push(...stores.map(background))
  return { ...opened, backgrounds, stores, ends }
}

test.each<[string, Answer<unknown>, string]>([
  ['refused', refused, 'Error refreshing user token. User is not authorized to access the resource'],
  [
    'unreadable',
    { ok: true, result: null },
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  ],
])(
  '[C-06] [TASK-3] [TASK-4] a refresh that is %s shows one notification and one modal, drops the tasks and keeps the orders',
  async (_, refresh, text) => {
    const here = await browser(refresh)
    const [first] = here.backgrounds
    for (const scope of ['stock', 'order', 'user'] as const) await first?.tasks.add({ scope, url: `/api/${scope}` })
    const calls = here.tabs.flatMap(({ visit }) =>
      Array.from({ length: 50 }, (_, call) => callAsCustomer(visit, `/${call}`)),
    )
    await here.time.until(Promise.all(calls))
    await Promise.all(here.ends)

    expect(here.stores.flatMap(({ notifications }) => notifications.list())).toMatchObject([
      { type: 'danger', message: text },
    ])
    expect(here.stores.flatMap(({ panels }) => panels.panels().modals)).toEqual([
      { name: 'authentication', form: 'login' },
    ])
    expect(here.tabs.map(({ visit }) => visit.sessions.session())).toEqual([null, null, null])
    expect(readTasks(here.storage.getItem(taskQueueKey({ storeCode: 'laszlo_en' }))).map(({ scope }) => scope)).toEqual(
      ['order'],
    )
  },
)

test('[USER-2] a session that is started says who is there', async () => {
  const here = await browser(refused)
  const [first] = here.backgrounds
  if (!first) throw new Error('no tab')
  await here.time.until(first.startSession())
  expect(events).toEqual(['session-after-nonauthorized'])
})

test('there is one for a tab, whoever asks for it', async () => {
  const { stores, backgrounds } = await browser(refused)
  expect(stores.map(background)).toEqual(backgrounds)
  expect(new Set(backgrounds).size).toBe(3)
})
