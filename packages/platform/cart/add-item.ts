import { updateCart } from '@welt/contract/api/cart.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { Database, Queryable } from '../storage/database.ts'
import type { Article } from './article.ts'
import { cartRepo, type NewItem } from './cart-repo.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { checkShelf } from './check-shelf.ts'
import { noteChange } from './note-change.ts'
import type { PricedItem } from './price-items.ts'
import { pricedLine, readLine, type SentItem } from './read-line.ts'
import { newItem } from './reconcile.ts'
import type { CartHead, StoredItem } from './stored-cart.ts'

/** Adds the quantity to the line of the same thing, or makes one. The other lines are not looked at. */
export async function addItem(
  database: Database,
  cart: CartHead,
  { sku, qty: sentQty, product_option, add_id }: SentItem,
  surroundings: CartSurroundings,
): Promise<{ line: PricedItem } | { failure: Failure }> {
  if (!sku) return { failure: fail(400, updateCart.errors[400]) }
  const read = readLine({ sku, productOption: product_option }, sentQty, cart, surroundings)
  if ('failure' in read) return read
  const { article, qty } = read
  const { settings, now } = surroundings
  const shelfText = settings.allowOutOfStockInCart ? null : await checkTogether(database, cart, article, qty)
  if (shelfText) return { failure: fail(400, shelfText) }

  const { maxLines } = settings
  const limits = { maximum: article.maximum, maxLines }
  const item = add_id
    ? await addOnce(database, cart, { item: newItem(article, qty), limits, addId: add_id })
    : await cartRepo.addItem(database, cart.id, newItem(article, qty), limits)
  if (item === 'gone') return { failure: fail(404, errorText.noSuchCartItem) }
  if (!item) return { failure: await whyNot(database, cart, article, maxLines) }
  await noteChange(database, cart, now)
  return { line: pricedLine(item, article, cart, surroundings) }
}

interface Adding {
  item: NewItem
  limits: { maximum: number; maxLines: number }
  addId: string
}

/** A call whose answer was lost comes again, perhaps while the first is still on its way: it adds once, whichever is first. */
function addOnce(
  database: Database,
  { id }: CartHead,
  { item, limits, addId }: Adding,
): Promise<StoredItem | 'gone' | undefined> {
  return database.transaction(
    async (tx) => {
      if (!(await cartRepo.noteAdding(tx, id, addId))) return (await cartRepo.findItem(tx, id, item)) ?? 'gone'
      const added = await cartRepo.addItem(tx, id, item, limits)
      // What was refused may be asked for again, in another quantity.
      if (!added) await cartRepo.forgetAdding(tx, id, addId)
      return added
    },
    { isolation: 'read committed' },
  )
}

async function checkTogether(database: Queryable, { id }: CartHead, article: Article, qty: number) {
  const held = await cartRepo.findItem(database, id, article)
  return checkShelf(database, article, qty + (held?.qty ?? 0))
}

async function whyNot(database: Queryable, { token }: CartHead, article: Article, maxLines: number): Promise<Failure> {
  const cart = await cartRepo.findByToken(database, token)
  if (cart?.status !== 'active') return fail(404, errorText.noSuchCart)
  const isHeld = cart.items.some(({ sku, optionHash }) => sku === article.sku && optionHash === article.optionHash)
  const isFull = cart.items.length >= maxLines && !isHeld
  return fail(400, isFull ? errorText.tooManyLines(maxLines) : errorText.quantityAboveMaximum(article.maximum))
}
