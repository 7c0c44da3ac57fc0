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

type Problems = Omit<LineProblem, 'itemId'>[]

/** The cart as it is now, and what the shop sells for each of its lines, by their numbers. */
export type Reconciled = { cart: StoredCart; articles: ReadonlyMap<number, Article> } | { problems: Problems }

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
  const plan = planReconcile(
    cart.items,
    Array.from(read.lines.values(), ({ item }) => item),
  )
  for (const { itemId } of plan.remove) await cartRepo.removeItem(tx, cart.id, itemId)
  const put: StoredItem[] = []
  for (const item of plan.put) put.push(await cartRepo.putItem(tx, cart.id, item))
  const changed = new Set([...plan.remove, ...put].map(({ itemId }) => itemId))
  const items = [...cart.items.filter(({ itemId }) => !changed.has(itemId)), ...put]
  const articles = new Map<number, Article>()
  for (const item of items) {
    const line = read.lines.get(identity(item))
    if (line) articles.set(item.itemId, line.article)
  }
  return { cart: { ...cart, items: items.sort((a, b) => a.itemId - b.itemId) }, articles }
}

interface WantedLine {
  item: NewItem
  article: Article
}

/** What a client wants, as the shop sells it; the same thing named twice is one line. */
function readWanted(
  wanted: readonly WantedItem[],
  where: ArticleCase & { settings: Pick<CartSettings, 'maxLines'> },
): { lines: ReadonlyMap<string, WantedLine> } | { problems: Problems } {
  const lines = new Map<string, WantedLine>()
  const problems: Problems = []
  for (const asked of wanted) {
    const answer = findArticle(asked, where)
    if ('fault' in answer) {
      problems.push({ sku: asked.sku, ...answer.fault })
      continue
    }
    const { article } = answer
    const qty = asked.qty + (lines.get(identity(article))?.item.qty ?? 0)
    lines.set(identity(article), { item: newItem(article, qty), article })
  }
  for (const { item, article } of lines.values()) {
    const text = checkLimits(item.qty, article, { lines: lines.size, maxLines: where.settings.maxLines })
    if (text) problems.push({ sku: item.sku, reason: 'quantity', text })
  }
  return problems.length > 0 ? { problems } : { lines }
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
