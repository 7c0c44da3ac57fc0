import { updateCart } from '@welt/contract/api/cart.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { Database, Queryable } from '../storage/database.ts'
import type { AskedItem } from './article.ts'
import { cartRepo, type NewItem } from './cart-repo.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { checkShelf } from './check-shelf.ts'
import type { PricedItem } from './price-items.ts'
import { pricedLine, readLine, type SentItem } from './read-line.ts'
import { newItem } from './reconcile.ts'
import type { StoredCart, StoredItem } from './stored-cart.ts'

/** Makes a line what was sent: another quantity, or other options as well. */
export async function setItem(
  database: Database,
  cart: StoredCart,
  sent: SentItem,
  surroundings: CartSurroundings,
): Promise<{ line: PricedItem } | { failure: Failure }> {
  const held = cart.items.find(({ itemId }) => String(itemId) === String(sent.item_id))
  const asked = held && whatIsAsked(held, sent)
  if (!held || !asked) return { failure: fail(404, errorText.noSuchCartItem) }
  const read = readLine(asked, sent.qty, cart, surroundings)
  if ('failure' in read) return read
  const { article, qty } = read
  const { settings, now } = surroundings
  const shelfText = settings.allowOutOfStockInCart ? null : await checkShelf(database, article, qty)
  if (shelfText) return { failure: fail(400, shelfText) }

  const set = await database.transaction(
    async (tx) => {
      if (!(await cartRepo.lock(tx, cart.id, now))) return { failure: fail(404, errorText.noSuchCart) }
      if (await isOvertaken(tx, cart, held, sent)) return { failure: fail(409, updateCart.errors[409]) }
      return changeLine(tx, cart, { held, item: newItem(article, qty), maximum: article.maximum })
    },
    { isolation: 'read committed' },
  )
  return 'failure' in set ? set : { line: pricedLine(set.item, article, cart, surroundings) }
}

/** Who changes only the quantity of a line need not say again what it is; who names another product must say its options. */
function whatIsAsked(held: StoredItem, { sku, product_option }: SentItem): AskedItem | null {
  if (product_option && sku) return { sku, productOption: product_option }
  const isSame = !sku || sku === held.sku || sku === held.parentSku
  return isSame ? held : null
}

/** Who has reckoned with a quantity that the line no longer holds would undo what somebody else did. */
async function isOvertaken(tx: Queryable, { id }: StoredCart, held: StoredItem, { from_qty }: SentItem) {
  if (from_qty === undefined || from_qty === null) return false
  return (await cartRepo.findItem(tx, id, held))?.qty !== from_qty
}

/** A line that is made the same as another one joins it. */
async function changeLine(
  tx: Queryable,
  { id }: StoredCart,
  { held, item, maximum }: { held: StoredItem; item: NewItem; maximum: number },
): Promise<{ item: StoredItem } | { failure: Failure }> {
  const isSame = held.sku === item.sku && held.optionHash === item.optionHash
  const other = isSame ? undefined : await cartRepo.findItem(tx, id, item)
  if (other) {
    const qty = other.qty + item.qty
    if (qty > maximum) return { failure: fail(400, errorText.quantityAboveMaximum(maximum)) }
    await cartRepo.removeItem(tx, id, held.itemId)
    return { item: await cartRepo.putItem(tx, id, { ...item, qty }) }
  }
  const changed = await cartRepo.changeItem(tx, id, held.itemId, item)
  return changed ? { item: changed } : { failure: fail(404, errorText.noSuchCartItem) }
}
