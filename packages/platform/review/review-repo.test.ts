import type { Review } from '@welt/contract/entity/review.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readCatalogMarks } from '../catalog/catalog-marks.ts'
import { createCatalog } from '../catalog/load-catalog.ts'
import { insertFixture } from '../catalog/testing/fixture-catalog.ts'
import { silentLog } from '../log/log.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import type { Database } from '../storage/database.ts'
import { describeOnEachEngine } from '../storage/testing/describe-on-each-engine.ts'
import { reviewRepo } from './review-repo.ts'

const { index } = ellermoor.elasticsearch

function review(fields: Partial<Review> = {}): Review {
  return {
    id: 0,
    product_id: 1,
    title: 'Schön',
    detail: 'Fünf Sterne',
    nickname: 'Jörg',
    review_status: 2,
    created_at: '2026-04-01 08:00:00',
    ...fields,
  }
}

await describeOnEachEngine('the review repo', (open) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.close())

  const mark = async () => (await readCatalogMarks(database)).review

  test('numbers begin far above those of a catalogue', async () => {
    const first = await reviewRepo.add(database, { index, review: review() })
    const second = await reviewRepo.add(database, { index, review: review({ customer_id: 5 }) })
    expect([first.id, second.id]).toEqual([1_000_000, 1_000_001])
  })

  test('reviews are listed by index and status, the oldest first', async () => {
    await reviewRepo.add(database, { index, review: review({ title: 'a' }) })
    await reviewRepo.add(database, { index: 'other', review: review({ title: 'b' }) })
    await reviewRepo.add(database, { index, review: review({ title: 'c', review_status: 1 }) })
    const titles = async (filter?: Parameters<typeof reviewRepo.list>[1]) =>
      (await reviewRepo.list(database, filter)).map((one) => one.review.title)
    expect(await titles()).toEqual(['a', 'b', 'c'])
    expect(await titles({ index })).toEqual(['a', 'c'])
    expect(await titles({ index, status: 2 })).toEqual(['a'])
    expect(await titles({ status: 1 })).toEqual(['c'])
  })

  test('[REV-1] a judgement is kept, and everybody is told where it changes what is shown', async () => {
    const { id } = await reviewRepo.add(database, { index, review: review() })
    expect(await mark()).toBeNull()
    expect(await reviewRepo.judge(database, id, 3)).toMatchObject({ id, status: 2 })
    expect(await mark()).toBeNull()
    expect(await reviewRepo.judge(database, id, 1)).toMatchObject({ status: 3 })
    const approved = await mark()
    expect(approved).toMatch(/^[0-9a-f-]{36}$/)
    await reviewRepo.judge(database, id, 1)
    expect(await mark()).toBe(approved)
    await reviewRepo.judge(database, id, 3)
    expect(await mark()).not.toBe(approved)
    expect(await reviewRepo.judge(database, 5, 1)).toBeUndefined()
  })

  test('[S-22] who has written a review is told to nobody who reads it', async () => {
    await reviewRepo.add(database, { index, review: review({ customer_id: 17, review_status: 1 }) })
    const catalog = await createCatalog({ database, storeViews: [ellermoor], clock: Date.now, log: silentLog })
    const question = { sort: [], from: 0, size: 50, aggregations: {} }
    const answer = await catalog.index(index)?.search('review', question)
    expect(answer?.hits.map((hit) => hit.document)).toMatchObject([{ nickname: 'Jörg' }])
    expect(JSON.stringify(answer)).not.toMatch(/customer_id|17/)
  })

  test('[REV-1] approved reviews are in the catalogue, and in the rating of their product', async () => {
    await insertFixture(database, index, {
      product: [{ id: 1, sku: 'OX', name: 'Ox', type_id: 'simple', rating_summary: 100, review_count: 1 }],
      review: [{ ...review({ id: 5, review_status: 1, rating: 5 }), id: 5 }],
    })
    const { id } = await reviewRepo.add(database, { index, review: review({ rating: 3 }) })
    const catalog = await createCatalog({ database, storeViews: [ellermoor], clock: Date.now, log: silentLog })
    const found = async () => {
      const answer = await catalog.index(index)?.search('review', {
        filter: { op: 'terms', field: 'product_id', values: [1] },
        sort: [],
        from: 0,
        size: 50,
        aggregations: {},
      })
      return answer?.hits.map((hit) => hit.document.id)
    }
    const rating = () => catalog.index(index)?.product('1')
    expect(await found()).toEqual([5])

    await reviewRepo.judge(database, id, 1)
    const before = catalog.index(index)?.revision
    await catalog.refreshReviews()
    expect(await found()).toEqual([5, id])
    expect(rating()).toMatchObject({ rating_summary: 80, review_count: 2 })
    expect(catalog.index(index)?.revision).not.toBe(before)

    await catalog.reload()
    expect(await found()).toEqual([5, id])
    expect(rating()).toMatchObject({ rating_summary: 80, review_count: 2 })

    await reviewRepo.judge(database, id, 3)
    await catalog.refreshReviews()
    expect(await found()).toEqual([5])
    expect(rating()).toMatchObject({ rating_summary: 100, review_count: 1 })
  })
})
