import { expect, test } from 'vitest'
import { answeringVisit } from '../testing/answering-visit.ts'
import { renewGroup } from './renew-group.ts'

const profile = { ok: true, result: { group_id: 3, groupToken: 'new proof' } } as const
const halfADay = 12 * 60 * 60 * 1000

test('[PRICE-7] a customer whose group is not known is asked for, and it is kept', async () => {
  const { visit, sent } = await answeringVisit(profile, { isCustomer: true })
  await renewGroup(visit)
  expect(sent).toMatchObject([{ path: '/api/user/me', query: { token: 'token' } }])
  expect(visit.sessions.session()?.group).toEqual({ id: 3, token: 'new proof', since: 0 })
})

test.each([
  ['a proof that is good for long is left alone', 1 - halfADay, 0],
  ['one that will soon be over is asked for again', -halfADay, 1],
])('[PRICE-7] %s', async (_, since, calls) => {
  const { visit, sent } = await answeringVisit(profile, { isCustomer: true })
  visit.sessions.renew({ group: { id: 3, token: 'proof', since } })
  await renewGroup(visit)
  expect(sent).toHaveLength(calls)
})

test('guests have no group to ask for', async () => {
  const { visit, sent } = await answeringVisit(profile)
  await renewGroup(visit)
  expect(sent).toEqual([])
})

test('[PRICE-6] where no price depends on the group nobody asks', async () => {
  const { visit, sent } = await answeringVisit(profile, { isCustomer: true })
  const shop = { ...visit.shop, config: { ...visit.shop.config, catalog: { tierPrices: false } } }
  await renewGroup({ ...visit, shop })
  expect(sent).toEqual([])
})

test('a platform that does not answer leaves the session as it is', async () => {
  const { visit } = await answeringVisit({ ok: false, at: 'network', text: 'cut' }, { isCustomer: true })
  await renewGroup(visit)
  expect(visit.sessions.session()).toMatchObject({ token: 'token' })
})
