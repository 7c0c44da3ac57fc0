import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { CatalogQuery } from '../api/catalog-query.ts'
import { listedFilters } from '../catalog/listed-filters.ts'

/** The lists that the shop shows without being asked for them. */
export type Preset =
  | { list: 'new-collection' }
  | { list: 'bestsellers' }
  | { list: 'inspirations'; size?: number }
  /** The source calls them new products and chooses them by `is_sale`. */
  | { list: 'new-products' }
  | { list: 'categories'; ids: readonly number[]; size?: number }

/** What a preset asks the catalogue: always the newest first, and only what a listing would show. */
export function presetSearch(products: PublicConfig['products'], preset: Preset): CatalogQuery & { size: number } {
  const { filters, size } = choose(products, preset)
  return { filters: { ...filters, ...listedFilters(products) }, sort: 'updated_at:desc', size }
}

type Choice = Required<Pick<CatalogQuery, 'filters' | 'size'>>

function choose(products: PublicConfig['products'], preset: Preset): Choice {
  const { carouselSize } = products
  switch (preset.list) {
    case 'new-collection':
      return { filters: {}, size: products.newCollectionSize }
    case 'bestsellers':
      return { filters: ofCategories([products.bestsellersCategoryId]), size: products.bestsellersSize }
    case 'inspirations':
      return { filters: ofCategories([products.inspirationsCategoryId]), size: preset.size ?? carouselSize }
    case 'new-products':
      return { filters: equalTo(products.newProductsFilter), size: carouselSize }
    case 'categories':
      return { filters: ofCategories(preset.ids), size: preset.size ?? carouselSize }
  }
}

function ofCategories(ids: readonly number[]): Record<string, unknown> {
  return { category_ids: { in: [...ids] } }
}

function equalTo(fields: PublicConfig['products']['newProductsFilter']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { eq: value }]))
}
