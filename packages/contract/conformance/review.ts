import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createReview } from '../api/review.ts'
import { Review } from '../entity/review.ts'
import { envelope } from '../envelope.ts'
import { type ConformanceClient, refusalOf } from './conformance-client.ts'
import { oneOf, type Shop } from './shop.ts'

/** Writes two reviews in all: a platform that counts them passes too. */
export function describeReviews(client: ConformanceClient, shop: () => Promise<Shop>): void {
  const create = (review: unknown) => client.post('/api/review/create', { review })

  async function words() {
    const { id } = oneOf((await shop()).listed, 'product')
    return { product_id: id, title: randomUUID(), detail: 'Sitzt vom ersten Tag an.', nickname: 'Jörg Öz' }
  }

  describe('reviews', () => {
    test('[REV-1] a review is taken, and who sent it is not believed about anything else', async () => {
      const sent = await words()
      const { body } = await create({
        ...sent,
        product_id: String(sent.product_id),
        review_entity: 'product',
        customer_id: 1,
        review_status: 1,
        verified_purchase: true,
      })
      const { result } = envelope(Review).parse(body)
      expect(result).toMatchObject(sent)
      expect(result.customer_id ?? null).toBeNull()
      expect(result.verified_purchase ?? false).toBe(false)
    })

    test('[REV-1] a review that waits is found by no question', async () => {
      const sent = await words()
      const { body } = await create({ ...sent, detail: '<b>Gut</b><script>alert(1)</script>', customer_id: null })
      const { result } = envelope(Review).parse(body)
      expect(result.detail).toBe('Gut')
      const { hits } = await (await shop()).ask({
        entity: 'review',
        filters: [['product_id', { eq: sent.product_id }]],
        parameters: { size: 4000 },
      })
      const shown = hits.filter(({ title }) => title === sent.title)
      expect(shown.every(({ review_status }) => review_status === 1)).toBe(true)
      expect(result.review_status === 1 || shown.length === 0).toBe(true)
    })

    test.each([[{ title: ' ' }], [{ detail: undefined }], [{ nickname: 7 }], [{ product_id: 'x' }], [{ rating: 9 }]])(
      '%j is refused with words',
      async (wrong) => {
        expect(refusalOf(await create({ ...(await words()), ...wrong }))).toMatchObject({ code: 400 })
      },
    )

    test('a product that is not there is 404', async () => {
      const answer = await create({ ...(await words()), product_id: 987_654_321 })
      expect(refusalOf(answer)).toEqual({ code: 404, result: createReview.errors[404] })
    })
  })
}
