import { randomUUID } from 'node:crypto'
import type { Review } from '@welt/contract/entity/review.ts'
import { approvedReview } from '@welt/contract/entity/review-status.ts'
import { writeCatalogMark } from '../catalog/catalog-marks.ts'
import type { Database, Queryable } from '../storage/database.ts'

export type ReviewStatus = Review['review_status']

export interface ReviewDraft {
  index: string
  /** Its number is given by the table. */
  review: Review
}

export interface StoredReview {
  id: number
  index: string
  status: ReviewStatus
  review: Review
}

interface Row {
  id: number
  index_name: string
  status: ReviewStatus
  document: string
}

const columns = 'id, index_name, status, document'

export const reviewRepo = {
  /** Everybody who shows reviews hears of one that is shown at once. */
  async add(database: Database, { index, review }: ReviewDraft): Promise<Review> {
    const { product_id, customer_id, review_status, created_at } = review
    return database.transaction(async (tx) => {
      const row = await tx.get<{ id: number }>(
        `INSERT INTO product_review (index_name, product_id, customer_id, status, document, created_at)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [index, product_id, customer_id ?? null, review_status, JSON.stringify(review), created_at],
      )
      if (!row) throw new Error('The review was written and has no number.')
      if (review_status === approvedReview) await writeCatalogMark(tx, 'review', randomUUID())
      return { ...review, id: row.id }
    })
  },

  /** The oldest first: who has waited longest is read first. */
  async list(
    database: Queryable,
    { index, status }: { index?: string | undefined; status?: ReviewStatus | undefined } = {},
  ): Promise<StoredReview[]> {
    const rows = await database.all<Row>(
      `SELECT ${columns} FROM product_review
       WHERE ($1 = '' OR index_name = $1) AND ($2 = 0 OR status = $2) ORDER BY id`,
      [index ?? '', status ?? 0],
    )
    return rows.map(read)
  },

  /** Undefined where there is no such review; else what it was before. */
  async judge(database: Database, id: number, status: ReviewStatus): Promise<StoredReview | undefined> {
    return database.transaction(async (tx) => {
      const row = await tx.get<Row>(`SELECT ${columns} FROM product_review WHERE id = $1`, [id])
      if (!row) return undefined
      await tx.run('UPDATE product_review SET status = $1 WHERE id = $2', [status, id])
      const isShown = status === approvedReview || row.status === approvedReview
      if (isShown && status !== row.status) await writeCatalogMark(tx, 'review', randomUUID())
      return read(row)
    })
  },
}

/** The columns count; the document was written before they were known or changed. */
function read({ id, index_name, status, document }: Row): StoredReview {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `add` alone
  const written = JSON.parse(document) as Review
  return { id, index: index_name, status, review: { ...written, id, review_status: status } }
}
