import type { PromotedContent, PromotedName } from '@welt/contract/entity/promoted-content.ts'
import { perShop } from '../memo/per-shop.ts'
import type { Shop } from '../store-view/shop.ts'

/** What the merchant promotes in this store view; null where there is nothing of that name. The page is whole without it. */
export async function loadPromoted<Name extends PromotedName>(
  shop: Shop,
  name: Name,
): Promise<PromotedContent[Name] | null> {
  return (await askForPromoted(shop, name)) as PromotedContent[Name] | null
}

const askForPromoted = perShop(async (shop, name) => {
  const answer = await shop.api.call(`/api/promoted/${name}`)
  if (answer.ok) return answer.result
  const isMissing = answer.at === 'code' && answer.code === 404
  // The source: "Missing promoted content files: debug log only." What is out of order is the operator's business.
  shop.log[isMissing ? 'debug' : 'warn']({ name, reason: answer.text }, 'there is no promoted content')
  return null
})
