import { updateCart } from '@welt/contract/api/cart.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { checkQuantity } from '@welt/domain/cart/check-quantity.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { Database, Queryable } from '../storage/database.ts'
import type { Article, AskedItem } from './article.ts'
import { cartRepo, type NewItem } from './cart-repo.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { checkPrice, quantityText } from './check-limits.ts'
import { checkShelf } from './check-shelf.ts'
import { destinationOf } from './destination-of.ts'
import { findArticle } from './find-article.ts'
import { priceArticle } from './price-article.ts'
import { newItem } from './reconcile.ts'
import type { StoredCart, StoredItem } from './stored-cart.ts'

export interface SentItem {
  sku?: string | null | undefined
  qty?: unknown
  item_id?: string | number | null | undefined
  product_option?: unknown
}

type Updated = { item: StoredItem } | { failure: Failure }

/** Without an item's id the quantity is added to the line of the same thing; with it the line becomes what was sent. */
export async function updateItem(
  database: Database,
  cart: StoredCart,
  sent: SentItem,
  surroundings: CartSurroundings,
): Promise<Updated> {
  const asked = whatIsAsked(cart, sent)
  if ('failure' in asked) return asked
  const found = findArticle(asked.thing, { ...surroundings, customerGroupId: cart.customerGroupId })
  if ('fault' in found) return refuse(found.fault.reason === 'gone' ? 404 : 400, found.fault.text)
  const { article } = found
  const qty = readQuantity(sent.qty, article)
  if (typeof qty === 'string') return refuse(400, qty)

  const { settings, now } = surroundings
  const destination = destinationOf(cart.checkout, article.isVirtual, surroundings)
  const priced = priceArticle(article, qty, { ...cart, destination }, surroundings)
  const priceText = checkPrice(priced.unitGross, settings)
  if (priceText) return refuse(400, priceText)
  const already = asked.held ? 0 : (sameLine(cart.items, article)?.qty ?? 0)
  const shelfText = settings.allowOutOfStockInCart ? null : await checkShelf(database, article, qty + already)
  if (shelfText) return refuse(400, shelfText)

  const { held } = asked
  const item = newItem(article, qty)
  if (!held) return addLine(database, cart, { item, maximum: article.maximum, maxLines: settings.maxLines, now })
  return database.transaction(
    async (tx) => {
      if (!(await cartRepo.lock(tx, cart.id, now))) return refuse(404, errorText.noSuchCart)
      return setLine(tx, cart, { held, item, maximum: article.maximum })
    },
    { isolation: 'read committed' },
  )
}

/** Who changes only the quantity of a line need not say again what it is. */
function whatIsAsked(
  { items }: StoredCart,
  { sku, item_id, product_option }: SentItem,
): { thing: AskedItem; held: StoredItem | null } | { failure: Failure } {
  const isNew = item_id === undefined || item_id === null || item_id === ''
  if (isNew) {
    return sku ? { thing: { sku, productOption: product_option }, held: null } : refuse(400, updateCart.errors[400])
  }
  const held = items.find(({ itemId }) => String(itemId) === String(item_id))
  if (!held) return refuse(404, errorText.noSuchCartItem)
  if (product_option && sku) return { thing: { sku, productOption: product_option }, held }
  const isSame = !sku || sku === held.sku || sku === held.parentSku
  return isSame ? { thing: held, held } : refuse(404, errorText.noSuchCartItem)
}

async function addLine(
  database: Database,
  cart: StoredCart,
  { item, maximum, maxLines, now }: { item: NewItem; maximum: number; maxLines: number; now: number },
): Promise<Updated> {
  const added = await cartRepo.addItem(database, cart.id, item, { maximum, maxLines })
  if (added) {
    // Only the cleaning of old carts asks for the moment, so an hour is exact enough and saves most of the writing.
    if (now - Date.parse(cart.updatedAt) > hour) await cartRepo.lock(database, cart.id, now)
    return { item: added }
  }
  const latest = await cartRepo.findByToken(database, cart.token)
  if (latest?.status !== 'active') return refuse(404, errorText.noSuchCart)
  const isFull = latest.items.length >= maxLines && !sameLine(latest.items, item)
  return refuse(400, isFull ? errorText.tooManyLines(maxLines) : errorText.quantityAboveMaximum(maximum))
}

const hour = 60 * 60 * 1000

/** A line that is made the same as another one joins it. */
async function setLine(
  tx: Queryable,
  { id }: StoredCart,
  { held, item, maximum }: { held: StoredItem; item: NewItem; maximum: number },
): Promise<Updated> {
  const isSame = held.sku === item.sku && held.optionHash === item.optionHash
  const other = isSame ? undefined : await cartRepo.findItem(tx, id, item)
  if (other) {
    const qty = other.qty + item.qty
    if (qty > maximum) return refuse(400, errorText.quantityAboveMaximum(maximum))
    await cartRepo.removeItem(tx, id, held.itemId)
    return { item: await cartRepo.putItem(tx, id, { ...item, qty }) }
  }
  const changed = await cartRepo.changeItem(tx, id, held.itemId, item)
  return changed ? { item: changed } : refuse(404, errorText.noSuchCartItem)
}

/** Here nothing given is a mistake: a quantity that somebody meant must have been said. */
function readQuantity(input: unknown, { maximum }: Article): number | string {
  const given = typeof input === 'string' ? input.trim() : input
  if (given === undefined || given === null || given === '') return errorText.quantityNotInteger
  const check = checkQuantity(given, maximum)
  return check.ok ? check.qty : quantityText(check.reason, maximum)
}

function sameLine(items: readonly StoredItem[], thing: { sku: string; optionHash: string }): StoredItem | undefined {
  return items.find(({ sku, optionHash }) => sku === thing.sku && optionHash === thing.optionHash)
}

function refuse(code: 400 | 404, text: string): { failure: Failure } {
  return { failure: fail(code, text) }
}
