import type { Category } from '@welt/contract/entity/category.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { need } from '../api/answer.ts'
import type { Crumb } from '../breadcrumb/crumb.ts'
import { loadCategoryTrail } from '../category/load-category-trail.ts'
import { perShop } from '../memo/per-shop.ts'
import type { Shop } from '../store-view/shop.ts'
import { categoryPath } from '../url/entity-path.ts'

export interface ProductTrail {
  crumbs: readonly Crumb[]
  /** The last category on the way; null where there is none. */
  categoryId: number | null
}

/** The way to a product: through its deepest active category. Products of one category share the question. */
export function loadProductTrail(shop: Shop, product: Pick<Product, 'category_ids'>): Promise<ProductTrail> {
  const ids = (product.category_ids ?? []).map(Number).filter((id) => id > shop.config.category.rootId)
  return ids.length === 0 ? Promise.resolve(noWay) : ask(shop, ids.join(','))
}

const noWay: ProductTrail = { crumbs: [], categoryId: null }

const ask = perShop(async (shop, key): Promise<ProductTrail> => {
  const ids = key.split(',').map(Number)
  const answer = await shop.api.search('category', {
    filters: { id: { in: ids }, is_active: { eq: true } },
    size: ids.length,
    include: ['id', 'name', 'url_path', 'url_key', 'slug', 'level', 'path'],
  })
  const deepest = deepestOf(need(answer, 'The categories of the product could not be loaded').items, ids)
  if (!deepest) return noWay
  const trail = [...(await loadCategoryTrail(shop, deepest)), deepest]
  const crumbs = trail.map((category) => ({
    label: category.name,
    path: categoryPath(shop.storeView.seo, category),
  }))
  return { crumbs, categoryId: deepest.id }
})

/** Among equally deep ones the product's own order decides. */
function deepestOf(categories: readonly Category[], order: readonly number[]): Category | undefined {
  return categories.toSorted(
    (one, other) => other.level - one.level || order.indexOf(one.id) - order.indexOf(other.id),
  )[0]
}
