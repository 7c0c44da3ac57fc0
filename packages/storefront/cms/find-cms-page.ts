import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { need } from '../api/answer.ts'
import type { Shop } from '../store-view/shop.ts'

export async function findCmsPage(shop: Shop, identifier: string): Promise<CmsPage | undefined> {
  const answer = await shop.api.search('cms_page', { filters: { identifier: { eq: identifier } }, size: 1 })
  return need(answer, 'The content page could not be loaded').items[0]
}
