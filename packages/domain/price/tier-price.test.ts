import { describe, expect, test } from 'vitest'
import { allGroups, tierPrice } from './tier-price.ts'

const trade = 4
const tiers = [
  { customer_group_id: trade, qty: 1, value: 300 },
  { customer_group_id: trade, qty: 10, value: 280 },
  { customer_group_id: allGroups, qty: 5, value: 290 },
  { customer_group_id: 0, qty: 1, value: 340 },
]

describe('the price of a tier', () => {
  test.each([
    { groupId: trade, qty: 1, value: 300, because: 'it is the group’s own' },
    { groupId: trade, qty: 5, value: 290, because: 'what everybody gets is lower' },
    { groupId: trade, qty: 9, value: 290, because: 'ten are not reached' },
    { groupId: trade, qty: 10, value: 280, because: 'ten are reached' },
    { groupId: trade, qty: 10_000, value: 280, because: 'more than ten is ten' },
    { groupId: 0, qty: 1, value: 340, because: 'guests are a group' },
    { groupId: 0, qty: 5, value: 290, because: 'everybody is guests too' },
    { groupId: 7, qty: 4, value: null, because: 'no tier is meant for them' },
    { groupId: 7, qty: 5, value: 290, because: 'everybody gets it' },
    { groupId: trade, qty: 0.5, value: null, because: 'half a pair reaches no tier' },
  ])('[PRICE-7] is $value for $qty pieces of group $groupId: $because', ({ groupId, qty, value }) => {
    expect(tierPrice(tiers, { groupId, qty })).toBe(value)
  })

  test('[PRICE-7] the order of the tiers does not matter, and a dearer tier of more pieces is never taken', () => {
    const odd = [...tiers, { customer_group_id: trade, qty: 20, value: 310 }].toReversed()
    expect(tierPrice(odd, { groupId: trade, qty: 20 })).toBe(280)
  })

  test.each([[undefined], [null], [[]]])('without tiers (%j) there is none', (none) => {
    expect(tierPrice(none, { groupId: trade, qty: 1 })).toBeNull()
  })

  test.each([0, -5])('a tier of %d is a fault of the data and gives nothing away', (value) => {
    expect(tierPrice([{ customer_group_id: trade, qty: 1, value }], { groupId: trade, qty: 1 })).toBeNull()
  })
})
