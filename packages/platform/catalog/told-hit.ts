import type { Document, SearchHit, TextMatch } from '../search/search-engine.ts'
import type { RecentProducts } from './recent-products.ts'
import type { ShownProduct } from './shown-product.ts'

/** A hit with all that may be told of its product, made when it is read: most answers were written before. */
export class ToldHit implements SearchHit {
  readonly id: string
  readonly score: number | null
  readonly matches?: TextMatch[]
  readonly #shown: ShownProduct
  readonly #recent: RecentProducts

  constructor({ id, score, matches }: SearchHit, shown: ShownProduct, recent: RecentProducts) {
    this.id = id
    this.score = score
    if (matches) this.matches = matches
    this.#shown = shown
    this.#recent = recent
  }

  get document(): Document {
    return this.#recent.whole(this.#shown)
  }
}
