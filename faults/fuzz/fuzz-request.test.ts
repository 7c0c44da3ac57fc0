import { allCalls } from '@welt/contract/api/all-calls.ts'
import { placeOrder } from '@welt/contract/api/order.ts'
import { OrderRequest } from '@welt/contract/entity/order-request.ts'
import { expect, test } from 'vitest'
import { chanceFrom } from './chance.ts'
import { fuzzRequest } from './fuzz-request.ts'
import { plainValues } from './plain-values.ts'
import { sampleOf } from './sample-of.ts'

const known = { ...plainValues, sku: ['OX-42'], qty: [1], email: ['a@b.de'] }

test('the same seed spoils the same requests', () => {
  const requests = (seed: number) => {
    const chance = chanceFrom(seed)
    return Array.from({ length: 20 }, () => fuzzRequest(placeOrder, known, chance))
  }
  expect(requests(7)).toEqual(requests(7))
  expect(requests(7)).not.toEqual(requests(8))
})

test('samples of a schema are near enough to it that many pass', () => {
  const chance = chanceFrom(1)
  const passed = Array.from(
    { length: 200 },
    () => OrderRequest.safeParse(sampleOf(OrderRequest, known, chance)).success,
  )
  expect(passed.filter(Boolean).length).toBeGreaterThan(10)
})

test('every call of the contract can be asked, with its placeholders filled', () => {
  const chance = chanceFrom(2)
  for (const call of Object.values(allCalls)) expect(fuzzRequest(call, known, chance).path).not.toMatch(/\/:/)
})
