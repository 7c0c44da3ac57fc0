import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { CardData } from '../card/card-data.ts'
import { createProductSearch } from './product-search.ts'
import type { FoundProducts, ProductQuestion } from './search-products.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shelf = Array.from({ length: 45 }, (_, index) => ({ sku: `SHOE-${index}` }) as CardData)
const fromShelf = ({ start, size }: ProductQuestion): Answer<FoundProducts> => ({
  ok: true,
  result: { cards: shelf.slice(start, start + size), total: shelf.length },
})
const failure: Answer<FoundProducts> = { ok: false, at: 'network', text: 'offline' }

/** A search whose answers the test gives when it likes. */
function searching() {
  const asked: { question: ProductQuestion; answer: (answer: Answer<FoundProducts>) => Promise<void> }[] = []
  const search = createProductSearch({
    minLength: 3,
    pageSize: 18,
    pause: 200,
    ask: (question) => {
      const { promise, resolve } = Promise.withResolvers<Answer<FoundProducts>>()
      const answer = async (given: Answer<FoundProducts>) => {
        resolve(given)
        await vi.advanceTimersByTimeAsync(0)
      }
      asked.push({ question, answer })
      return promise
    },
  })
  return { search, asked }
}

async function shownFirstPage() {
  const { search, asked } = searching()
  search.type('oxford')
  vi.advanceTimersByTime(200)
  await asked[0]?.answer(fromShelf({ text: 'oxford', start: 0, size: 18 }))
  return { search, asked }
}

const shownCount = (search: ReturnType<typeof createProductSearch>) => {
  const state = search.state()
  return state.is === 'shown' ? state.found.cards.length : undefined
}

test('[SEARCH-1] [UX-9] below three characters there is a hint and no question; blanks do not count', () => {
  const { search, asked } = searching()
  for (const typed of ['o', 'ox', '  ox  ']) {
    search.type(typed)
    expect(search.state()).toEqual({ is: 'short' })
  }
  vi.advanceTimersByTime(1000)
  expect(asked).toEqual([])
})

test('[SEARCH-1] [UX-9] an emptied field clears the results, and a late answer does not bring them back', async () => {
  const { search, asked } = await shownFirstPage()
  search.type('oxfords')
  vi.advanceTimersByTime(200)
  search.type('')
  expect(search.state()).toEqual({ is: 'empty' })
  await asked[1]?.answer(fromShelf({ text: 'oxfords', start: 0, size: 18 }))
  expect(search.state()).toEqual({ is: 'empty' })
})

test('[UX-11] is asked with the third character at once, and then when the typing rests, with the last text', () => {
  const { search, asked } = searching()
  const texts = () => asked.map(({ question }) => question.text)
  for (const typed of ['ox', 'oxf', 'oxfo', 'oxfor', 'oxford']) {
    search.type(typed)
    vi.advanceTimersByTime(150)
    expect(texts()).toEqual(typed === 'ox' ? [] : ['oxf'])
  }
  search.type('oxford ')
  vi.advanceTimersByTime(50)
  expect(texts()).toEqual(['oxf', 'oxford'])
  search.type('')
  search.type('derby')
  expect(texts()).toEqual(['oxf', 'oxford', 'derby'])
})

test('an answer that was overtaken is dropped; what was shown stays until the new one is there', async () => {
  const { search, asked } = await shownFirstPage()
  search.type('derby')
  vi.advanceTimersByTime(200)
  search.type('monk')
  vi.advanceTimersByTime(200)
  const monk: FoundProducts = { cards: [{ sku: 'LINZ' } as CardData], total: 1 }
  await asked[1]?.answer(failure)
  expect(search.state()).toMatchObject({ is: 'asking', last: { total: 45 } })
  await asked[2]?.answer({ ok: true, result: monk })
  expect(search.state()).toEqual({ is: 'shown', text: 'monk', found: monk, next: 'idle' })
})

test('[SEARCH-2] "see more" appends the next eighteen until all are shown; a second click asks nothing', async () => {
  const { search, asked } = await shownFirstPage()
  expect(shownCount(search)).toBe(18)
  search.seeMore()
  search.seeMore()
  expect(asked).toHaveLength(2)
  await asked[1]?.answer(fromShelf({ text: 'oxford', start: 18, size: 18 }))
  expect(shownCount(search)).toBe(36)
  search.seeMore()
  expect(asked[2]?.question).toEqual({ text: 'oxford', start: 36, size: 18 })
  await asked[2]?.answer(fromShelf({ text: 'oxford', start: 36, size: 18 }))
  expect(shownCount(search)).toBe(45)
})

test('[SEARCH-2] a model that moved between two pages is shown once', async () => {
  const { search, asked } = await shownFirstPage()
  search.seeMore()
  await asked[1]?.answer(fromShelf({ text: 'oxford', start: 17, size: 18 }))
  expect(shownCount(search)).toBe(35)
})

test('[SEARCH-6] a next page that fails leaves what is shown, and can be asked for again', async () => {
  const { search, asked } = await shownFirstPage()
  search.seeMore()
  await asked[1]?.answer(failure)
  expect(search.state()).toMatchObject({ is: 'shown', next: 'failed', found: { total: 45 } })
  search.seeMore()
  await asked[2]?.answer(fromShelf({ text: 'oxford', start: 18, size: 18 }))
  expect(shownCount(search)).toBe(36)
})

test('[SEARCH-6] a search that fails says so and is asked again on request', async () => {
  const { search, asked } = searching()
  search.type('oxford')
  vi.advanceTimersByTime(200)
  await asked[0]?.answer(failure)
  expect(search.state()).toEqual({ is: 'failed' })
  search.retry()
  await asked[1]?.answer(fromShelf({ text: 'oxford', start: 0, size: 18 }))
  expect(shownCount(search)).toBe(18)
})

test('[SEARCH-7] filters are asked for when somebody wants them, narrow what is found, and go with another text', async () => {
  const { search, asked } = await shownFirstPage()
  expect(asked[0]?.question).not.toHaveProperty('filters')
  search.filter('')
  expect(asked[1]?.question).toEqual({ text: 'oxford', start: 0, size: 18, filters: '' })
  expect(search.state()).toMatchObject({ is: 'asking', last: { total: 45 } })
  search.filter('?hf_color=501')
  await asked[1]?.answer(fromShelf({ text: 'oxford', start: 0, size: 18 }))
  expect(search.state(), 'an answer that was overtaken is dropped').toMatchObject({ is: 'asking' })
  const left: FoundProducts = { cards: [{ sku: 'WIEN' } as CardData], total: 20 }
  await asked[2]?.answer({ ok: true, result: left })
  expect(search.state()).toMatchObject({ is: 'shown', found: left })
  search.seeMore()
  expect(asked[3]?.question).toEqual({ text: 'oxford', start: 1, size: 18, filters: '?hf_color=501' })
  search.type('derby')
  vi.advanceTimersByTime(200)
  expect(asked[4]?.question).toEqual({ text: 'derby', start: 0, size: 18 })
})

test('[SEARCH-7] where nothing is shown, nothing is filtered', () => {
  const { search, asked } = searching()
  search.filter('?hf_color=501')
  expect(asked).toEqual([])
})
