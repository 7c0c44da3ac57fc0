import type { Answer } from '../api/answer.ts'
import type { Api, Call } from '../api/create-api.ts'
import { createExclusively } from '../lock/exclusively.ts'
import type { Visit } from '../session/call-as-customer.ts'
import { createSessionStore, type GivenUp } from '../session/session-store.ts'
import { createTestShop } from './create-test-shop.ts'
import { memoryLocks } from './memory-locks.ts'
import { memoryStorage } from './memory-storage.ts'
import { type TestTime, testTime } from './test-time.ts'

export interface Tab {
  visit: Required<Visit>
  /** Why this tab has given its session up, as often as it did. */
  givenUp: GivenUp[]
  /** Tells this tab what others have written, as a browser does sooner or later. */
  hear: () => void
}

export interface Browser {
  tabs: Tab[]
  time: TestTime
  storage: Storage
  /** Every call of every tab. */
  asked: ({ path: string } & Call)[]
}

export interface BrowserOptions {
  platform: (path: string, call: Call) => Answer<unknown>
  count?: number
  hasLocks?: boolean
  storage?: Storage
  /** What a tab does that gives its session up, by its place. */
  onGivenUp?: (tab: number, reason: GivenUp) => void
}

/** Tabs of one browser in which a customer is logged in with the token `old`. Nobody hears of the others by itself, and a call takes 100 ms. */
export async function openTabs({
  platform,
  count = 1,
  hasLocks = true,
  storage = memoryStorage(),
  onGivenUp,
}: BrowserOptions): Promise<Browser> {
  const time = testTime()
  const locks = hasLocks ? memoryLocks() : null
  const asked: Browser['asked'] = []
  const call: Api['call'] = async <Result>(path: string, given: Call = {}) => {
    asked.push({ path, ...given })
    const answer = platform(path, given)
    await time.wait(100)
    return answer as Answer<Result>
  }
  const shop = await createTestShop({ api: { call } })
  const customer = { firstname: 'Änne', lastname: 'Weiß', email: 'a@b.de' }
  createSessionStore({ lasting: storage, passing: null, storeCode: 'laszlo_en' }).begin(
    { token: 'old', refreshToken: 'r1', customer },
    true,
  )
  const tabs = Array.from({ length: count }, (_, place) => {
    const givenUp: GivenUp[] = []
    const heard: (() => void)[] = []
    const sessions = createSessionStore({
      lasting: storage,
      passing: null,
      storeCode: 'laszlo_en',
      onStorageChange: (_, changed) => void heard.push(changed),
      onGivenUp: (reason) => {
        givenUp.push(reason)
        onGivenUp?.(place, reason)
      },
    })
    const exclusively = createExclusively({ locks, storage, clock: time.clock, wait: time.wait })
    return {
      visit: { shop, sessions, exclusively, wait: time.wait },
      givenUp,
      hear: () => heard.forEach((changed) => changed()),
    }
  })
  return { tabs, time, storage, asked }
}
