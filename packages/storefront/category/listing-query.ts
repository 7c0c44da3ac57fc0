import type { Category } from '@welt/contract/entity/category.ts'
import type { PublicConfig } from '@welt/contract/entity/public-config.ts'

/** What the address says about a listing. */
export interface ListingQuery {
  sort: string
  /** All products up to the end of this page are shown. */
  page: number
}

/** A listing never asks for more than the catalogue answers at once. */
const mostProducts = 4000

/** An unknown order or page is read as the default: an address that somebody mistyped still shows the shoes. */
export function readListingQuery(params: URLSearchParams, products: PublicConfig['products']): ListingQuery {
  const sort = params.get('sort') ?? ''
  const page = Number(params.get('page') ?? 1)
  const lastPage = Math.max(1, Math.floor(mostProducts / products.pageSize))
  return {
    sort: products.sortByAttributes.includes(sort) ? sort : products.defaultSort,
    page: Number.isInteger(page) ? Math.min(Math.max(page, 1), lastPage) : 1,
  }
}

/** The category and everything below it. */
export function categoryIds(category: Category): number[] {
  return [category.id, ...(category.children_data ?? []).flatMap(categoryIds)]
}
