import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { buildAttributes } from './build-attributes.ts'
import { buildCategories } from './build-categories.ts'
import { buildGood } from './build-good.ts'
import { buildPages } from './build-pages.ts'
import { buildShoe } from './build-shoe.ts'
import { goodSeeds } from './goods.ts'
import { models } from './models.ts'
import { taxRules } from './tax-rates.ts'
import { viewOf } from './view.ts'

/** All documents of one store view's index, by entity. */
export type CatalogDocuments = Record<CatalogEntity, { id: number }[]>

export function buildCatalog(storeView: StoreView) {
  const view = viewOf(storeView)
  const products = [
    ...models.flatMap((model) => buildShoe(model, view)),
    ...goodSeeds.map((seed) => buildGood(seed, view)),
  ]
  return {
    product: products,
    category: buildCategories(view, products),
    attribute: buildAttributes(view),
    taxrule: [...taxRules],
    cms_page: buildPages(view),
  } satisfies CatalogDocuments
}
