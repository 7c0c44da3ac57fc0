import { expect, test } from 'vitest'
import { remember } from './remember.ts'
import { rememberEach } from './remember-each.ts'

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

test('each question has its own answer; beyond the limit the one asked longest ago is asked anew', async () => {
  const asked: string[] = []
  const get = rememberEach<string, string>({
    lifetime: 1000,
    clock: () => 0,
    limit: 2,
    keyOf: (question) => question,
    ask: (question) => {
      asked.push(question)
      return Promise.resolve(question.toUpperCase())
    },
  })
  expect([await get('a'), await get('b'), await get('a'), await get('c'), await get('a')]).toEqual([
    'A',
    'B',
    'A',
    'C',
    'A',
  ])
  expect(asked).toEqual(['a', 'b', 'c'])
  await get('b')
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})
