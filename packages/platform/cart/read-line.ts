import { errorText } from '@welt/contract/error-text.ts'
import { checkQuantity } from '@welt/domain/cart/check-quantity.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { Article, AskedItem } from './article.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { checkPrice, quantityText } from './check-limits.ts'
import { destinationOf } from './destination-of.ts'
import { findArticle } from './find-article.ts'
import { priceArticle } from './price-article.ts'
import type { PricedItem } from './price-items.ts'
import type { CartHead, StoredItem } from './stored-cart.ts'

/** A line as a client sends it; what it says of names and amounts is not among it. */
export interface SentItem {
  sku?: string | null | undefined
  qty?: unknown
  item_id?: string | number | null | undefined
  product_option?: unknown
  /** What the client calls this adding. */
  add_id?: string | null | undefined
  /** What the client takes the line to hold. */
  from_qty?: number | null | undefined
}

export interface ReadLine {
  article: Article
  qty: number
}

/** What is asked for, if the shop sells it in this quantity; else the answer that says what is wrong. */
export function readLine(
  asked: AskedItem,
  sentQty: unknown,
  cart: CartHead,
  surroundings: CartSurroundings,
): ReadLine | { failure: Failure } {
  const found = findArticle(asked, { ...surroundings, customerGroupId: cart.customerGroupId })
  if ('fault' in found) {
    const { reason, text } = found.fault
    return { failure: fail(reason === 'gone' ? 404 : 400, text) }
  }
  const { article } = found
  const qty = readQuantity(sentQty, article)
  if (typeof qty === 'string') return { failure: fail(400, qty) }
  const priceText = checkPrice(unitPrice(article, qty, cart, surroundings).unitGross, surroundings.settings)
  return priceText ? { failure: fail(400, priceText) } : { article, qty }
}

/** The line that a client is answered with. */
export function pricedLine(
  item: StoredItem,
  article: Article,
  cart: CartHead,
  surroundings: CartSurroundings,
): PricedItem {
  return { item, article, ...unitPrice(article, item.qty, cart, surroundings) }
}

function unitPrice(article: Article, qty: number, cart: CartHead, surroundings: CartSurroundings) {
  const destination = destinationOf(cart.checkout, article.isVirtual, surroundings)
  return priceArticle(article, qty, { destination, customerGroupId: cart.customerGroupId }, surroundings)
}

/** Here nothing given is a mistake: a quantity that somebody meant must have been said. */
function readQuantity(input: unknown, { maximum }: Article): number | string {
  const given = typeof input === 'string' ? input.trim() : input
  if (given === undefined || given === null || given === '') return errorText.quantityNotInteger
  const check = checkQuantity(given, maximum)
  return check.ok ? check.qty : quantityText(check.reason, maximum)
}
