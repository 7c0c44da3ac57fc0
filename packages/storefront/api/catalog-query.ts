import type { Aggregation } from '@welt/contract/api/catalog.ts'
import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Category } from '@welt/contract/entity/category.ts'
import type { CmsBlock } from '@welt/contract/entity/cms-block.ts'
import type { CmsHierarchy } from '@welt/contract/entity/cms-hierarchy.ts'
import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { Review } from '@welt/contract/entity/review.ts'
import type { Answer } from './answer.ts'

export interface EntityTypes {
  product: Product
  category: Category
  attribute: Attribute
  cms_page: CmsPage
  cms_block: CmsBlock
  cms_hierarchy: CmsHierarchy
  review: Review
}

/** What the storefront asks the catalogue for. */
export type EntityName = keyof EntityTypes

/** A catalogue question in our own words; an adapter knows how it travels. */
export interface CatalogQuery {
  filters?: Record<string, unknown>
  /** What a shopper has chosen: of a product with variants one of these is enough to have the value. */
  chosen?: Readonly<Record<string, unknown>>
  text?: string
  /** `final_price:desc`; further keys, which decide among equals, after a comma. */
  sort?: string
  from?: number
  size?: number
  include?: readonly string[]
  exclude?: readonly string[]
  facets?: readonly string[]
  /** Each hit may tell in `_matches` why it was found; not every platform knows the question. */
  explain?: boolean
}

export interface CatalogAnswer<Entity> {
  items: Entity[]
  total: number
  aggregations: Record<string, Aggregation>
  /** Another spelling of a text that found nothing. */
  spelling?: string
}

export type Search = <Name extends EntityName>(
  entity: Name,
  query: CatalogQuery,
) => Promise<Answer<CatalogAnswer<EntityTypes[Name]>>>
