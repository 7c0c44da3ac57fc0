import { errorText } from '@welt/contract/error-text.ts'
import type { Article } from './article.ts'
import type { LineProblem } from './cart-quote.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { checkPrice } from './check-limits.ts'
import { destinationOf } from './destination-of.ts'
import { findArticle } from './find-article.ts'
import { priceArticle, type UnitPrice } from './price-article.ts'
import type { StoredCart, StoredItem } from './stored-cart.ts'

export interface PricedItem extends UnitPrice {
  item: StoredItem
  article: Article
}

export interface PricedItems {
  /** In the order of the cart; a line whose product the shop no longer sells is not among them. */
  lines: PricedItem[]
  problems: LineProblem[]
  /** "A cart where every item is downloadable or virtual"; an empty one is not. */
  isVirtual: boolean
  destination: { country: string; region: string }
}

/**
 * What one piece of each line costs now, for the cart's owner and the place where it goes. Who has found the articles of lines
 * already, at the same moment, names them by the lines' numbers.
 */
export function priceItems(
  cart: Pick<StoredCart, 'items' | 'checkout' | 'customerGroupId'>,
  surroundings: CartSurroundings,
  articles?: ReadonlyMap<number, Article>,
): PricedItems {
  const found: { item: StoredItem; article: Article }[] = []
  const problems: LineProblem[] = []
  const where = { ...surroundings, customerGroupId: cart.customerGroupId }
  for (const item of cart.items) {
    const { itemId, sku } = item
    const known = articles?.get(itemId)
    const answer = known ? { article: known } : findArticle(item, where)
    if ('fault' in answer) {
      problems.push({ itemId, sku, ...answer.fault })
      continue
    }
    const { article } = answer
    found.push({ item, article })
    if (item.qty > article.maximum) {
      problems.push({ itemId, sku, reason: 'quantity', text: errorText.quantityAboveMaximum(article.maximum) })
    }
  }
  const isVirtual = found.length > 0 && found.every(({ article }) => article.isVirtual)
  const destination = destinationOf(cart.checkout, isVirtual, surroundings)
  const priceCase = { destination, customerGroupId: cart.customerGroupId }
  const lines = found.map(({ item, article }) => ({
    item,
    article,
    ...priceArticle(article, item.qty, priceCase, surroundings),
  }))
  for (const { item, unitGross } of lines) {
    const text = checkPrice(unitGross, surroundings.settings)
    if (text) problems.push({ itemId: item.itemId, sku: item.sku, reason: 'not available', text })
  }
  return { lines, problems, isVirtual, destination }
}
