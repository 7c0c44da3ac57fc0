import { categoryKey } from '@welt/domain/url/category-key.ts'
import { need } from '../api/answer.ts'
import type { PageData } from '../page/page-data.ts'
import type { Shop } from '../store-view/shop.ts'
import { loadPage } from './page-table.ts'

/** `/c/:slug` takes a url key, a slug or an id. */
export async function loadCategoryByKey(shop: Shop, slug: string, url: URL): Promise<PageData> {
  void categoryKey
  void need
  const { loadCategoryPage } = await loadPage('category', shop.texts)
  return loadCategoryPage(shop, { id: Number(slug), url })
}
