import { type CatalogEntity, catalogEntities } from '@welt/contract/api/catalog.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { buildAttributes } from './attribute/build-attributes.ts'
import { buildCategories } from './category/build-categories.ts'
import { countProducts } from './category/count-products.ts'
import type { Model } from './collection/model.ts'
import { models as collection } from './collection/models.ts'
import { buildBlocks } from './content/build-blocks.ts'
import { beltSeeds } from './good/belts.ts'
import { buildBelt } from './good/build-belt.ts'
import { buildGood } from './good/build-good.ts'
import { goodSeeds } from './good/goods.ts'
import { buildHierarchies } from './page/build-hierarchy.ts'
import { buildPages } from './page/build-pages.ts'
import { buildReviews } from './review/build-reviews.ts'
import { buildShoe } from './shoe/build-shoe.ts'
import { taxRules } from './tax/tax-rates.ts'
import { type View, viewOf } from './view.ts'

/** A document of the catalogue, with the entity that it belongs to. */
export interface CatalogDocument {
  entity: CatalogEntity
  document: { id: number }
}

/** All documents of one store view's index, one after the other: a large catalogue is never held as a whole. */
export function* catalogDocuments(storeView: StoreView, models: Iterable<Model>): Generator<CatalogDocument> {
  const view = viewOf(storeView)
  for (const document of products(view, models)) yield { entity: 'product', document }
  const others: Partial<Record<CatalogEntity, { id: number }[]>> = otherDocuments(view, models)
  for (const entity of catalogEntities) for (const document of others[entity] ?? []) yield { entity, document }
}

/** The demo catalogue of one store view, by entity. */
export function buildCatalog(storeView: StoreView, models: Iterable<Model> = collection) {
  const view = viewOf(storeView)
  return { product: [...products(view, models)], ...otherDocuments(view, models) }
}

function* products(view: View, models: Iterable<Model>): Generator<Product> {
  for (const model of models) yield* buildShoe(model, view)
  for (const seed of beltSeeds) yield* buildBelt(seed, view)
  for (const seed of goodSeeds) yield buildGood(seed, view)
}

function otherDocuments(view: View, models: Iterable<Model>) {
  const pages = buildPages(view)
  return {
    category: buildCategories(view, countProducts(models)),
    attribute: buildAttributes(view),
    taxrule: [...taxRules],
    review: buildReviews(view),
    cms_page: pages,
    cms_block: buildBlocks(view),
    cms_hierarchy: buildHierarchies(view, pages),
  } satisfies Record<Exclude<CatalogEntity, 'product'>, { id: number }[]>
}
