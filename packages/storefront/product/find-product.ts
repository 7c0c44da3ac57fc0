import type { Product } from '@welt/contract/entity/product.ts'
import { need } from '../api/answer.ts'
import { unreadFields } from '../api/unread-fields.ts'
import type { Shop } from '../store-view/shop.ts'

export async function findProduct(shop: Shop, sku: string): Promise<Product | undefined> {
  if (sku === '') return undefined
  const answer = await shop.api.search('product', {
    filters: { sku: { eq: sku } },
    size: 1,
    exclude: unreadFields,
  })
  return need(answer, 'The product could not be loaded').items[0]
}

/** The configurable product that has this sku among its variants: only as much of it as its address needs. */
export async function findParent(shop: Shop, sku: string): Promise<Product | undefined> {
  const answer = await shop.api.search('product', {
    filters: { 'configurable_children.sku': { eq: sku }, status: { in: [0, 1] } },
    size: 1,
    include: ['id', 'sku', 'name', 'url_path', 'url_key', 'slug', 'status', 'type_id'],
  })
  return need(answer, 'The configurable product could not be looked up').items[0]
}
