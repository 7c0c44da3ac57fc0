import type { Product } from '@welt/contract/entity/product.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import { addRatings } from '@welt/domain/review/add-ratings.ts'

interface Documents {
  product: Map<string, Product>
  review: Map<string, Review>
}

type Rating = Pick<Product, 'rating_summary' | 'review_count'>

/** What visitors have written, among the documents of an index; the catalogue's own reviews are there from the start. */
export class VisitorReviews {
  readonly #documents: Documents
  #reviews: readonly Review[] = []
  /** What the catalogue says of a product, before any of these are added. */
  readonly #ratings = new Map<string, Rating>()

  constructor(documents: Documents) {
    this.#documents = documents
  }

  /** From now on it is these. Says which products have another rating now, or had one. */
  replace(reviews: readonly Review[]): { id: string; document: Product }[] {
    const { review, product } = this.#documents
    const rated = [...this.#reviews, ...reviews].map(({ product_id }) => String(product_id))
    for (const { id } of this.#reviews) review.delete(String(id))
    for (const one of reviews) review.set(String(one.id), one)
    this.#reviews = reviews
    const byProduct = Map.groupBy(reviews, ({ product_id }) => String(product_id))
    return [...new Set(rated)].flatMap((id) => {
      const before = product.get(id)
      if (!before) return []
      const document = { ...before, ...addRatings(this.#ratingOf(id, before), byProduct.get(id) ?? []) }
      product.set(id, document)
      return [{ id, document }]
    })
  }

  #ratingOf(id: string, { rating_summary, review_count }: Product): Rating {
    const own = this.#ratings.get(id) ?? { rating_summary, review_count }
    this.#ratings.set(id, own)
    return own
  }
}
