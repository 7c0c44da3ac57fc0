import { expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { BySku } from './load-by-sku.ts'
import { createProductsBySku } from './products-by-sku.ts'

const down: Answer<never> = { ok: false, at: 'network', text: 'Failed to fetch' }

/** Products that answer when they are told to. */
function begin() {
  const time = { now: 0 }
  const asked: { skus: readonly string[]; answer: (answer: Answer<BySku<string>>) => Promise<void> }[] = []
  const products = createProductsBySku<string>({
    clock: () => time.now,
    load: (skus) =>
      new Promise((resolve) => {
        asked.push({
          skus,
          async answer(answer) {
            resolve(answer)
            await new Promise((done) => setTimeout(done))
          },
        })
      }),
  })
  const found = (...skus: string[]): Answer<BySku<string>> => ({
    ok: true,
    result: new Map(skus.map((sku) => [sku, sku])),
  })
  return { products, asked, found, time }
}

test('[USER-9] what is missing in the answer is known to be gone', async () => {
  const { products, asked, found } = begin()
  products.want(['a', 'b'])
  expect(products.state().is).toBe('asking')
  await asked[0]?.answer(found('a'))
  expect(products.state()).toEqual({
    is: 'known',
    found: new Map([
      ['a', 'a'],
      ['b', null],
    ]),
  })
})

test('only what is new is asked for; after a minute all of it, while the old is shown', async () => {
  const { products, asked, found, time } = begin()
  products.want(['a'])
  await asked[0]?.answer(found('a'))
  products.want(['a', 'b'])
  expect(asked[1]?.skus).toEqual(['b'])
  await asked[1]?.answer(found('b'))
  products.want(['b'])
  expect(asked).toHaveLength(2)
  time.now = 60_000
  products.want(['a', 'b'])
  expect(asked[2]?.skus).toEqual(['a', 'b'])
  expect([...products.state().found.keys()]).toEqual(['a', 'b'])
})

test('what failed is asked for again, once somebody says so', async () => {
  const { products, asked, found } = begin()
  products.want(['a'])
  await asked[0]?.answer(down)
  expect(products.state().is).toBe('failed')
  products.retry()
  await asked[1]?.answer(found('a'))
  expect(products.state().is).toBe('known')
  products.retry()
  expect(asked).toHaveLength(2)
})

test('of two questions the first may fail after the second was answered, or before', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { products, asked, found } = begin()
    products.want(['a'])
    products.want(['a', 'b'])
    for (const place of order) await asked[place]?.answer(place === 0 ? down : found('b'))
    expect(products.state().is).toBe('failed')
    products.retry()
    expect(asked[2]?.skus).toEqual(['a'])
  }
})
