import type { CmsHierarchy } from '@welt/contract/entity/cms-hierarchy.ts'
import { need, PlatformError } from '../api/answer.ts'
import { perShop } from '../memo/per-shop.ts'
import type { Shop } from '../store-view/shop.ts'

const most = 500

/** The trees that content pages stand in. A page is whole without them. */
export async function loadHierarchies(shop: Shop): Promise<CmsHierarchy[]> {
  try {
    return await askForHierarchies(shop)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    shop.log.warn({ reason: error.message }, 'the hierarchy of content pages could not be loaded')
    return []
  }
}

const askForHierarchies = perShop(async (shop): Promise<CmsHierarchy[]> => {
  const answer = await shop.api.search('cms_hierarchy', { filters: { active: { eq: true } }, size: most })
  return need(answer, 'The hierarchy of content pages could not be loaded').items
})
