import type { CmsBlock } from '@welt/contract/entity/cms-block.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { perShop } from '../memo/per-shop.ts'
import type { Shop } from '../store-view/shop.ts'

/** A block by its id or its identifier; null where there is none, and the page is whole without it. */
export function loadBlock(shop: Shop, key: { id: number } | { identifier: string }): Promise<CmsBlock | null> {
  return askForBlock(shop, JSON.stringify(key))
}

const askForBlock = perShop(async (shop, key): Promise<CmsBlock | null> => {
  const [field = '', value] = Object.entries(JSON.parse(key) as Record<string, string | number>)[0] ?? []
  const answer = await shop.api.search('cms_block', { filters: { [field]: { eq: value } }, size: 1 })
  const block = answer.ok ? answer.result.items[0] : undefined
  if (block) return block
  shop.log.warn({ [field]: value, reason: answer.ok ? errorText.cmsEmpty : answer.text }, 'a block was not found')
  return null
})
