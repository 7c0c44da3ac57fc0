import type { Product } from '@welt/contract/entity/product.ts'
import type { Answer } from '../api/answer.ts'
import { answerOf } from '../api/answer-of.ts'
import { type AttributeLabels, loadAttributes } from '../attribute/load-attributes.ts'
import { type CardData, cardData, cardFields } from '../card/card-data.ts'
import type { Shop } from '../store-view/shop.ts'
import { skuFilters } from './sku-filters.ts'

/** A product of the shopper's list, as it is today. */
export interface ListedProduct {
  card: CardData
  isSoldOut: boolean
  /** Whether something has to be chosen before it can be bought. */
  hasSizes: boolean
}

/** What there still is of these, by sku. */
export type BySku<Made> = ReadonlyMap<string, Made>

/** The products behind a list of skus; those that are not sold any more are missing. */
export async function loadBySku(
  shop: Shop,
  skus: readonly string[],
  fields: readonly string[] = [],
): Promise<Answer<Product[]>> {
  const answer = await shop.api.search('product', {
    filters: skuFilters(skus),
    size: skus.length,
    include: [...cardFields, 'stock', ...fields],
  })
  return answer.ok ? { ok: true, result: answer.result.items } : answer
}

export async function loadCardsBySku(shop: Shop, skus: readonly string[]): Promise<Answer<BySku<ListedProduct>>> {
  const [answer, labels] = await Promise.all([loadBySku(shop, skus), answerOf(loadAttributes(shop))])
  if (!answer.ok) return answer
  if (!labels.ok) return labels
  return {
    ok: true,
    result: new Map(answer.result.map((product) => [product.sku, listedProduct(shop, product, labels.result)])),
  }
}

export function listedProduct(shop: Shop, product: Product, labels: AttributeLabels): ListedProduct {
  return {
    card: cardData(shop, product, labels),
    isSoldOut: product.stock?.is_in_stock === false,
    hasSizes: product.type_id === 'configurable',
  }
}
