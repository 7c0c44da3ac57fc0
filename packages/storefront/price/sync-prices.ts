import type { PriceInfo } from '@welt/contract/entity/price-info.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { withPlatformPrices } from '@welt/domain/price/with-platform-prices.ts'
import { taxUserGroup } from '@welt/domain/tax/tax-user-group.ts'
import type { Visit } from '../session/call-as-customer.ts'
import { callAsVisitor } from '../session/call-as-visitor.ts'

/** As many as an address holds with ease: a model has up to two hundred variants. */
const batch = 150

/** "After tax calculation prices are synced from the platform." What it does not answer keeps the price of the catalogue. */
export async function syncPrices(visit: Visit, product: Product): Promise<Product> {
  const skus = [product.sku, ...(product.configurable_children ?? []).map(({ sku }) => sku)]
  const parts = Array.from({ length: Math.ceil(skus.length / batch) }, (_, part) =>
    renderList(visit, skus.slice(part * batch, (part + 1) * batch)),
  )
  return withPlatformPrices(product, (await Promise.all(parts)).flat(), visit.shop.clock())
}

/** "Failure is logged and yields an empty list." */
async function renderList(visit: Visit, skus: readonly string[]): Promise<PriceInfo[]> {
  const { shop, sessions } = visit
  const { i18n, storeId, tax } = shop.storeView
  // "userGroupId is sent only when grouped tax is active."
  const userGroupId = taxUserGroup(tax, sessions.session()?.group?.id)
  const query = {
    skus: skus.join(','),
    currencyCode: i18n.currencyCode,
    storeId: String(storeId),
    ...(userGroupId !== undefined && { userGroupId: String(userGroupId) }),
  }
  const answer = await callAsVisitor<{ items: PriceInfo[] }>(visit, '/api/product/render-list', { query })
  if (answer.ok) return answer.result.items
  shop.log.warn({ at: answer.at, reason: answer.text }, 'the prices could not be synced')
  return []
}
