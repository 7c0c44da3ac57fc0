import { expect, test } from 'vitest'
import { countCards } from './count-cards.ts'

const page = (state: unknown) => `<p></p><script type="application/json" id="state">${JSON.stringify(state)}</script>`

test('the cards of a page are counted wherever its data holds them', () => {
  expect(countCards(page({ router: { loaderData: { listing: { cards: [{ sku: 'a' }, { sku: 'b' }] } } } }))).toBe(2)
})

test('a page without cards, or without data, has none', () => {
  expect(countCards(page({ router: null }))).toBe(0)
  expect(countCards('<p>')).toBe(0)
})
