import { expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import type { Session } from './session.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { type SessionNews, shareSession } from './share-session.ts'

const aenne: Session = {
  token: 't1',
  refreshToken: 'r1',
  customer: { firstname: 'Änne', lastname: 'Weiß', email: 'aenne@example.com' },
}
const lena: Session = { ...aenne, token: 'l1', refreshToken: 'l2', customer: { ...aenne.customer, firstname: 'Lena' } }

/** Tabs of one browser, that hear each other at once; news are counted. */
function openBrowser() {
  const lasting = memoryStorage()
  const ears = new Map<SessionStore, (news: unknown) => void>()
  const news: SessionNews['is'][] = []
  const open = (): SessionStore => {
    const passing = memoryStorage()
    const storeCode = 'laszlo_de'
    const sessions = createSessionStore({ lasting, passing, storeCode })
    shareSession({
      sessions,
      passing,
      storeCode,
      tell(told) {
        news.push(told.is)
        for (const [other, hear] of ears) if (other !== sessions) hear(structuredClone(told))
      },
      hear: (listener) => void ears.set(sessions, listener),
    })
    return sessions
  }
  return { open, news, whisper: (told: unknown) => ears.forEach((hear) => hear(told)) }
}

test('[SHELL-3] [USER-1] who logs in without staying is logged in in every tab of the browser, also in one that is opened later', () => {
  const { open, news } = openBrowser()
  const [here, there] = [open(), open()]
  here.begin(aenne, false)
  expect(there.session()).toEqual(aenne)
  const later = open()
  expect(later.session()).toEqual(aenne)
  there.renew({ token: 't2' })
  expect([here, there, later].map((tab) => tab.session()?.token)).toEqual(['t2', 't2', 't2'])
  later.end()
  expect([here, there, later].map((tab) => tab.session())).toEqual([null, null, null])
  // Nobody says twice what was heard.
  expect(news.filter((is) => is !== 'asked')).toEqual(['known', 'known', 'known', 'known', 'ended'])
})

test('whoever logs in next is who is logged in everywhere', () => {
  const { open } = openBrowser()
  const [here, there] = [open(), open()]
  here.begin(aenne, false)
  there.begin(lena, false)
  expect([here.session(), there.session()]).toEqual([lena, lena])
})

test('who wants to stay logged in is not put out by those who do not', () => {
  const { open, whisper } = openBrowser()
  const here = open()
  here.begin(aenne, true)
  whisper({ is: 'known', session: lena })
  whisper({ is: 'ended' })
  expect(here.session()).toEqual(aenne)
})

test.each([null, 'known', { is: 'known' }, { is: 'known', session: { token: 7 } }, { is: 'sold' }])(
  'what is no news of a session is not heard: %j',
  (told) => {
    const { open, whisper } = openBrowser()
    const here = open()
    whisper(told)
    expect(here.session()).toBeNull()
  },
)
