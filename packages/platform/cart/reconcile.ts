import type { Queryable } from '../storage/database.ts'
import type { Article, AskedItem } from './article.ts'
import type { LineProblem } from './cart-quote.ts'
import { cartRepo, type NewItem } from './cart-repo.ts'
import type { CartSettings } from './cart-settings.ts'
import type { CartSurroundings } from './cart-surroundings.ts'
import { checkLimits } from './check-limits.ts'
import { type ArticleCase, findArticle } from './find-article.ts'
import type { StoredCart, StoredItem } from './stored-cart.ts'

export interface WantedItem extends AskedItem {
  qty: number
}

export interface ReconcilePlan {
  put: NewItem[]
  remove: StoredItem[]
}

export type Reconciled = { cart: StoredCart } | { problems: Omit<LineProblem, 'itemId'>[] }

/**
 * Makes a cart hold exactly these products: adds, sets and deletes, nothing where it holds them already. Runs inside a
 * transaction that has locked the cart and read it since. Changes nothing if one of the products cannot be sold.
 */
export async function reconcile(
  tx: Queryable,
  cart: StoredCart,
  wanted: readonly WantedItem[],
  surroundings: CartSurroundings,
): Promise<Reconciled> {
  const read = readWanted(wanted, { ...surroundings, customerGroupId: cart.customerGroupId })
  if ('problems' in read) return read
  const plan = planReconcile(cart.items, read.items)
  for (const { itemId } of plan.remove) await cartRepo.removeItem(tx, cart.id, itemId)
  const put: StoredItem[] = []
  for (const item of plan.put) put.push(await cartRepo.putItem(tx, cart.id, item))
  const changed = new Set([...plan.remove, ...put].map(({ itemId }) => itemId))
  const items = [...cart.items.filter(({ itemId }) => !changed.has(itemId)), ...put]
  return { cart: { ...cart, items: items.sort((a, b) => a.itemId - b.itemId) } }
}

/** What a client wants, as the shop sells it; the same thing named twice is one line. */
export function readWanted(
  wanted: readonly WantedItem[],
  where: ArticleCase & { settings: Pick<CartSettings, 'maxLines'> },
): { items: NewItem[] } | { problems: Omit<LineProblem, 'itemId'>[] } {
  const items = new Map<string, { item: NewItem; article: Article }>()
  const problems: Omit<LineProblem, 'itemId'>[] = []
  for (const asked of wanted) {
    const answer = findArticle(asked, where)
    if ('fault' in answer) {
      problems.push({ sku: asked.sku, ...answer.fault })
      continue
    }
    const { article } = answer
    const qty = asked.qty + (items.get(identity(article))?.item.qty ?? 0)
    items.set(identity(article), { item: newItem(article, qty), article })
  }
  for (const { item, article } of items.values()) {
    const text = checkLimits(item.qty, article, { lines: items.size, maxLines: where.settings.maxLines })
    if (text) problems.push({ sku: item.sku, reason: 'quantity', text })
  }
  return problems.length > 0 ? { problems } : { items: [...items.values()].map(({ item }) => item) }
}

export function planReconcile(held: readonly StoredItem[], wanted: readonly NewItem[]): ReconcilePlan {
  const heldQty = new Map(held.map((item) => [identity(item), item.qty]))
  const stays = new Set(wanted.map(identity))
  return {
    put: wanted.filter((item) => heldQty.get(identity(item)) !== item.qty),
    remove: held.filter((item) => !stays.has(identity(item))),
  }
}

export function newItem({ sku, parentSku, optionHash, productOption }: Article, qty: number): NewItem {
  return { sku, parentSku, optionHash, qty, productOption }
}

function identity({ sku, optionHash }: { sku: string; optionHash: string }): string {
  return `${sku}\n${optionHash}`
}
