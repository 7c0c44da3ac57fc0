import { expect, test } from 'vitest'
import { createPageMemory, type FinishedPage } from './page-memory.ts'

/** A platform with one thing to tell, and a page that shows it. */
function shop({ hasValidators = true } = {}) {
  let stock = 3
  let isDown = false
  let now = 0
  let made = 0
  const memory = createPageMemory({
    clock: () => now,
    lifetime: 60_000,
    limit: 2,
    platform: async (request) => {
      if (isDown) throw new TypeError('connection refused')
      const etag = `W/"${stock}"`
      if (hasValidators && request.headers.get('if-none-match') === etag)
        return new Response(null, { status: 304, headers: { etag } })
      return new Response(String(stock), { headers: hasValidators ? { etag } : {} })
    },
  })
  const make = (status: number) => async (): Promise<FinishedPage> => {
    made += 1
    const answer = await memory.fetch(new Request('http://platform.test/api/stock'))
    return { page: 'product', status, head: '', body: `noch ${await answer.text()}`, state: '' }
  }
  const visit = async (address = '/wien', status = 200) => {
    const page = await memory.recall(address, make(status))
    return page instanceof Response ? '' : page.body
  }
  return {
    visit,
    made: () => made,
    sell: () => void (stock -= 1),
    pass: (milliseconds: number) => void (now += milliseconds),
    breakDown: () => void (isDown = true),
  }
}

test('a page that the platform confirms is made once', async () => {
  const { visit, made } = shop()
  expect([await visit(), await visit(), await visit()]).toEqual(['noch 3', 'noch 3', 'noch 3'])
  expect(made()).toBe(1)
})

test('what changed on the platform shows with the very next request', async () => {
  const { visit, sell } = shop()
  await visit()
  sell()
  expect(await visit()).toBe('noch 2')
})

test('a page is made anew when its lifetime is over', async () => {
  const { visit, made, pass } = shop()
  await visit()
  pass(60_000)
  await visit()
  expect(made()).toBe(2)
})

test('a platform without validators is asked for everything every time', async () => {
  const { visit, made, sell } = shop({ hasValidators: false })
  await visit()
  sell()
  expect(await visit()).toBe('noch 2')
  expect(made()).toBe(2)
})

test.each([404, 500])('a page with status %i is not kept', async (status) => {
  const { visit, made } = shop()
  await visit('/nirgends', status)
  await visit('/nirgends', status)
  expect(made()).toBe(2)
})

test('only the last pages are kept', async () => {
  const { visit, made } = shop()
  for (const address of ['/a', '/b', '/c', '/a']) await visit(address)
  expect(made()).toBe(4)
})

test('a platform that cannot be reached confirms nothing: the page fails in its own words', async () => {
  const { visit, made, breakDown } = shop()
  await visit()
  breakDown()
  await expect(visit()).rejects.toThrow('connection refused')
  expect(made()).toBe(2)
})
