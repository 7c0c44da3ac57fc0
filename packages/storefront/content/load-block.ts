import type { CmsBlock } from '@welt/contract/entity/cms-block.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { need, PlatformError } from '../api/answer.ts'
import { perShop } from '../memo/per-shop.ts'
import type { Shop } from '../store-view/shop.ts'

export type BlockKey = { id: number } | { identifier: string }

/** A block by its id or its identifier; null where there is none, and the page is whole without it. */
export async function loadBlock(shop: Shop, key: BlockKey): Promise<CmsBlock | null> {
  try {
    return await findBlock(shop, key)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    shop.log.warn({ ...key, reason: error.message }, 'a block could not be loaded')
    return null
  }
}

/** For who can do nothing without it: a platform that does not answer is an error, and the next one to ask asks anew. */
export function findBlock(shop: Shop, key: BlockKey): Promise<CmsBlock | null> {
  return askForBlock(shop, JSON.stringify(key))
}

const askForBlock = perShop(async (shop, key): Promise<CmsBlock | null> => {
  const [field = '', value] = Object.entries(JSON.parse(key) as Record<string, string | number>)[0] ?? []
  const answer = await shop.api.search('cms_block', { filters: { [field]: { eq: value } }, size: 1 })
  const [block] = need(answer, 'A block could not be loaded').items
  if (block) return block
  shop.log.warn({ [field]: value, reason: errorText.cmsEmpty }, 'a block was not found')
  return null
})
