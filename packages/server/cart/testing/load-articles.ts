import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { loadArticle } from '@welt/storefront/catalog/load-article.ts'
import type { Shop } from '@welt/storefront/store-view/shop.ts'
import { nameOf } from './quantities-of.ts'

const engraving = (option_value: string) => ({
  extension_attributes: { custom_options: [{ option_id: '1', option_value }] },
})

type Wanted = Pick<CartItem, 'sku' | 'product_option'>

/** Every way in which two lines are the same or not: by sku, by variant, by what is engraved. */
const everyKind: readonly Wanted[] = [
  { sku: 'CREAM' },
  { sku: 'OX-12-400' },
  { sku: 'OX-13-425' },
  { sku: 'TREE', product_option: engraving('Jörg') },
  { sku: 'TREE', product_option: engraving('Änne') },
  { sku: 'BOX' },
]

/** By name, as a page puts them into the cart. */
export async function loadArticles(
  shop: Shop,
  wanted: readonly Wanted[] = everyKind,
): Promise<ReadonlyMap<string, CartItem>> {
  const articles = new Map<string, CartItem>()
  for (const line of wanted) {
    const loaded = await loadArticle(shop, { item_id: 0, qty: 1, ...line })
    if (!loaded.ok) throw new Error(loaded.text)
    articles.set(nameOf(line), {
      ...loaded.result,
      ...line,
      product_option: line.product_option ?? loaded.result.product_option,
      qty: 1,
    })
  }
  return articles
}
