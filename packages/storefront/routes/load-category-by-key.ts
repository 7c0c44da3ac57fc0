import type { Category } from '@welt/contract/entity/category.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { categoryKey } from '@welt/domain/url/category-key.ts'
import { need } from '../api/answer.ts'
import { loadCategoryPage } from '../category/load-category-page.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import type { Shop } from '../store-view/shop.ts'

/** `/c/:slug` takes a url key, a slug or an id. */
export async function loadCategoryByKey(shop: Shop, slug: string, url: URL): Promise<PageData> {
  const category = await findCategory(shop, slug)
  if (!category) return loadPlainPage(shop, 'not-found')
  return loadCategoryPage(shop, { id: category.id, url, category })
}

async function findCategory(shop: Shop, slug: string): Promise<Category | null> {
  const lookups = /^\d+$/.test(slug) ? [{ id: slug }] : [{ urlKey: slug }, { slug }]
  for (const lookup of lookups) {
    const key = categoryKey(lookup, shop.config.category.rootId)
    if (!key.ok) {
      shop.log.info({ reason: key.text }, 'a category was asked for by an impossible key')
      return null
    }
    const answer = await shop.api.search('category', { filters: { [key.key]: { eq: key.value } }, size: 1 })
    const category = need(answer, 'The category could not be loaded').items[0]
    if (category) return category
  }
  shop.log.info({ reason: errorText.categoryEmpty('slug', slug) }, 'a category was not found')
  return null
}
