import type { Category } from '@welt/contract/entity/category.ts'
import type { CatalogQuery } from '../api/catalog-query.ts'
import type { Shop } from '../store-view/shop.ts'
import { categoryPath } from '../url/entity-path.ts'
import type { HomeCategories, Kind } from './home-page-data.ts'

const kindCount = 6

/** The kinds that the merchant has chosen; where none of them exists, the largest kinds below the menu's categories. */
export async function loadKinds(shop: Shop): Promise<HomeCategories> {
  const { kindCategoryIds, newCollectionCategoryId } = shop.config.products
  const wanted = newCollectionCategoryId === null ? kindCategoryIds : [...kindCategoryIds, newCollectionCategoryId]
  const named = await search(shop, { id: { in: wanted } })
  const byId = (id: number | null) => named.find((category) => category.id === id)
  const chosen = kindCategoryIds.flatMap((id) => byId(id) ?? [])
  const kinds = chosen.length > 0 ? chosen : await largest(shop)
  const allNew = byId(newCollectionCategoryId)
  return {
    kinds: kinds.map((category) => kindOf(shop, category)),
    allNew: allNew ? kindOf(shop, allNew) : null,
  }
}

async function largest(shop: Shop): Promise<Category[]> {
  const kinds = await search(shop, { level: { eq: shop.config.category.menuLevel + 1 } })
  return kinds.toSorted((one, other) => other.product_count - one.product_count).slice(0, kindCount)
}

async function search(shop: Shop, filters: NonNullable<CatalogQuery['filters']>): Promise<Category[]> {
  const answer = await shop.api.search('category', {
    filters: { ...filters, is_active: { eq: true }, product_count: { gt: 0 } },
    sort: 'position',
    size: 50,
    include: ['id', 'name', 'url_path', 'url_key', 'slug', 'product_count', 'position', 'image'],
  })
  if (answer.ok) return answer.result.items
  shop.log.warn({ reason: answer.text }, 'the home page has no kinds of shoes')
  return []
}

function kindOf(shop: Shop, category: Category): Kind {
  return {
    name: category.name,
    path: categoryPath(shop.storeView.seo, category),
    count: category.product_count,
    image: category.image ?? null,
  }
}
