import type { Category } from '@welt/contract/entity/category.ts'
import { need } from '../api/answer.ts'
import type { Shop } from '../store-view/shop.ts'

/** The categories above this one, from the top; the root itself is not a page. */
export async function loadCategoryTrail(shop: Shop, category: Pick<Category, 'id' | 'path'>): Promise<Category[]> {
  const above = (category.path ?? '')
    .split('/')
    .map(Number)
    .filter((id) => id > shop.config.category.rootId && id !== category.id)
  if (above.length === 0) return []
  const answer = await shop.api.search('category', {
    filters: { id: { in: above }, is_active: { eq: true } },
    sort: 'level',
    size: above.length,
    include: ['id', 'name', 'url_path', 'url_key', 'slug', 'level'],
  })
  return need(answer, 'The categories above could not be loaded').items
}
