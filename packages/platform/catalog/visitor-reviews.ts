import type { Product } from '@welt/contract/entity/product.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import { addRatings } from '@welt/domain/review/add-ratings.ts'
import type { CatalogProduct } from './catalog-product.ts'

interface Documents {
  product: Map<string, CatalogProduct>
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
  replace(reviews: readonly Review[]): string[] {
    const { review, product } = this.#documents
    const rated = [...this.#reviews, ...reviews].map(({ product_id }) => String(product_id))
    for (const { id } of this.#reviews) review.delete(String(id))
    for (const one of reviews) review.set(String(one.id), one)
    this.#reviews = reviews
    const byProduct = Map.groupBy(reviews, ({ product_id }) => String(product_id))
    const ids = [...new Set(rated)]
    for (const id of ids) {
      const before = product.get(id)
      if (!before) continue
      product.set(id, before.with(addRatings(this.#ratingOf(id, before.brief), byProduct.get(id) ?? [])))
    }
    return ids.filter((id) => product.has(id))
  }

  #ratingOf(id: string, { rating_summary, review_count }: Rating): Rating {
    const own = this.#ratings.get(id) ?? { rating_summary, review_count }
    this.#ratings.set(id, own)
    return own
  }
}
