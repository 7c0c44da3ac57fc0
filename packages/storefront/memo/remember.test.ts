import { expect, test } from 'vitest'
import { remember } from './remember.ts'

function counter(answers: (() => Promise<number>)[]) {
  let asked = 0
  return { asked: () => asked, ask: () => (answers[asked++] ?? (() => Promise.resolve(-1)))() }
}

test('the answer is kept for its lifetime, then asked anew', async () => {
  let now = 0
  const source = counter([() => Promise.resolve(1), () => Promise.resolve(2)])
  const get = remember(1000, () => now, source.ask)
  expect([await get(), await get()]).toEqual([1, 1])
  now = 1000
  expect(await get()).toBe(2)
})

test('those who ask at the same time share one question', async () => {
  const source = counter([() => Promise.resolve(1)])
  const get = remember(1000, () => 0, source.ask)
  await Promise.all([get(), get(), get()])
  expect(source.asked()).toBe(1)
})

test('a failure is not kept', async () => {
  const source = counter([() => Promise.reject(new Error('down')), () => Promise.resolve(2)])
  const get = remember(1000, () => 0, source.ask)
  await expect(get()).rejects.toThrow('down')
  expect(await get()).toBe(2)
})
