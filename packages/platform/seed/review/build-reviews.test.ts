import { Review } from '@welt/contract/entity/review.ts'
import { approvedReview } from '@welt/contract/entity/review-status.ts'
import { describe, expect, test } from 'vitest'
import { widthNames } from '../attribute/widths.ts'
import { models } from '../collection/models.ts'
import { sizesOf } from '../shoe/ranges.ts'
import { ellermoor, halden, laszlo } from '../testing/demo-store-views.ts'
import { viewOf } from '../view.ts'
import { buildReviews } from './build-reviews.ts'

const german = buildReviews(viewOf(ellermoor))
const english = buildReviews(viewOf(laszlo))
const modelOf = (productId: number) => models.find(({ number }) => 1000 + number === productId)

test('every review has the shape of the contract', () => {
  for (const review of [...german, ...english]) expect(Review.safeParse(review).error?.message).toBeUndefined()
})

test('there are enough, most of them approved, some waiting and a few rejected', () => {
  const count = (status: number) => german.filter(({ review_status }) => review_status === status).length
  expect(german.length).toBeGreaterThanOrEqual(700)
  expect([count(2), count(3)]).toEqual([30, 5])
})

test('all views have the same reviews, each in its own language', () => {
  const facts = (list: readonly Review[]) =>
    list.map(
      ({ title: _title, detail: _detail, store_id: _store, stores: _stores, ratings: _ratings, ...rest }) => rest,
    )
  expect(facts(english)).toEqual(facts(german))
  expect(buildReviews(viewOf(halden)).map(({ detail }) => detail)).toEqual(german.map(({ detail }) => detail))
  expect(english.filter(({ detail }) => /[äöüÄß]|\b(und|nicht|der)\b/.test(withoutNames(detail)))).toEqual([])
  expect(german.filter(({ detail }) => /\b(the|and|with|not)\b/.test(detail))).toEqual([])
})

test.each([
  ['German', german],
  ['English', english],
])('no two %s reviews say the same', (_, list) => {
  const details = list.map(({ detail }) => detail)
  expect(details.filter((detail, place) => details.indexOf(detail) !== place)).toEqual([])
})

test('nothing is left of the grammar in the words', () => {
  for (const { title, detail } of [...german, ...english]) {
    expect(`${title} ${detail}`).not.toMatch(/[{}[\]|]|undefined| {2}/)
    expect(detail).toMatch(/^[\p{Lu}\d„“(].*[.!]$/u)
  }
})

test('bestsellers have many, most models a few, some none', () => {
  const byProduct = Map.groupBy(
    german.filter(({ review_status }) => review_status === approvedReview),
    ({ product_id }) => product_id,
  )
  const counts = models.map(({ number }) => byProduct.get(1000 + number)?.length ?? 0)
  expect(counts.filter((count) => count >= 60).length).toBe(5)
  expect(counts.filter((count) => count >= 2 && count <= 8).length).toBeGreaterThan(60)
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(30)
  const most = models.filter(({ number }) => (byProduct.get(1000 + number)?.length ?? 0) >= 60)
  expect(most.filter(({ isBestseller }) => !isBestseller)).toEqual([])
})

describe('what a review of a shoe tells', () => {
  const ofShoes = german.filter(({ size_bought }) => size_bought !== undefined)

  test('it was bought in a size and width that are made', () => {
    const made = ({ product_id, size_bought, width_bought }: Review) => {
      const width = widthNames.find((name) => name === width_bought)
      const range = modelOf(product_id)?.range
      return width && range && sizesOf(range, width).some(({ eu }) => eu === size_bought)
    }
    expect(ofShoes.filter((review) => !made(review))).toEqual([])
  })

  test('a shoe that runs small was taken larger than usual, or does not fit', () => {
    const number = (size = '') => Number(size.replace('½', '.5'))
    const direction = { small: 1, fits: 0, large: -1 }
    for (const { fit_length = 'fits', size_bought, usual_size, rating = 0 } of ofShoes) {
      const more = Math.sign(number(size_bought) - number(usual_size))
      expect(more).toBe(rating <= 2 ? 0 : direction[fit_length])
    }
  })

  test('nobody wrote before the shoe was made, nor after the demo’s present', () => {
    for (const { product_id, created_at } of ofShoes) {
      expect(created_at > `${modelOf(product_id)?.since} 00:00:00`).toBe(true)
      expect(created_at < '2026-11-15 00:00:00' && created_at > '2021-01-01 00:00:00').toBe(true)
    }
  })

  test('who gives few stars says what is wrong', () => {
    const cross = ofShoes.filter(({ rating = 0 }) => rating <= 2)
    expect(cross.length).toBeGreaterThan(20)
    expect(cross.filter(({ detail }) => detail.length < 45)).toEqual([])
  })
})

test('building them again gives the same', () => {
  expect(buildReviews(viewOf(ellermoor))).toEqual(german)
})

/** Models keep their German names in English. */
function withoutNames(text: string): string {
  return models.reduce((left, { name }) => left.replaceAll(name, ''), text)
}
