import { expect, test } from 'vitest'
import type { CustomerGroup, Session } from '../session/session.ts'
import { createSessionStore } from '../session/session-store.ts'
import { germanView } from '../testing/create-test-shop.ts'
import { followPriceGroup } from './follow-price-group.ts'
import { createPriceGroup } from './price-group.ts'

const trade: CustomerGroup = { id: 3, token: 'proof', since: 0 }
const aenne: Session = {
  token: 't',
  refreshToken: 'r',
  customer: { firstname: 'Änne', lastname: 'Weiß', email: 'a@b.de' },
  group: trade,
}

interface Rules {
  tierPrices?: boolean
  userGroupId?: number | null
}

/** A page on which somebody may log in and out, and how often its prices were asked for again. */
function page({ tierPrices = true, userGroupId = null }: Rules = {}) {
  const sessions = createSessionStore({ lasting: null, passing: null, storeCode: 'laszlo_de' })
  const storeView = { tax: { ...germanView.tax, userGroupId } }
  const group = createPriceGroup({ config: { catalog: { tierPrices } }, storeView, sessions })
  const seen: (number | null)[] = []
  const follow = () => followPriceGroup({ sessions, group, refresh: () => void seen.push(group()?.id ?? null) })
  return { sessions, group, seen, follow }
}

test('[PRICE-6] login and logout ask again for the prices that are shown', () => {
  const { sessions, seen, follow } = page()
  follow()
  expect(seen).toEqual([])
  sessions.begin(aenne, false)
  sessions.end()
  expect(seen).toEqual([3, null])
})

test('[PRICE-6] who was logged in before gets their own prices after those of the server', () => {
  const { sessions, seen, follow } = page()
  sessions.begin(aenne, false)
  follow()
  expect(seen).toEqual([3])
})

test('[PRICE-6] a new token of the same customer changes no price', () => {
  const { sessions, seen, follow } = page()
  sessions.begin(aenne, false)
  follow()
  sessions.renew({ token: 't2' })
  sessions.renew({ group: { ...trade, token: 'newer proof' } })
  expect(seen).toEqual([3])
})

test.each<[string, Rules, boolean]>([
  ['price tiers', { tierPrices: true }, true],
  ['grouped tax', { tierPrices: false, userGroupId: 1 }, true],
  ['neither', { tierPrices: false }, false],
])('[SEARCH-5] [PRICE-6] with %s active the group goes along: %o', (_, rules, isSent) => {
  const { sessions, group, seen, follow } = page(rules)
  follow()
  expect(group()).toBeNull()
  sessions.begin(aenne, false)
  expect(group()).toEqual(isSent ? trade : null)
  expect(seen).toEqual(isSent ? [3] : [])
})

test('[PRICE-7] where the platform tells no group, prices are those of guests', () => {
  const { sessions, group, seen, follow } = page()
  follow()
  const { group: _, ...withoutGroup } = aenne
  sessions.begin(withoutGroup, false)
  expect(group()).toBeNull()
  expect(seen).toEqual([])
})
