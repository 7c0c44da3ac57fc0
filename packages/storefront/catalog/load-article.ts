import type { ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { configureProduct } from '@welt/domain/variant/configure-product.ts'
import { createVariantIndex, type VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import type { Answer } from '../api/answer.ts'
import { answerOf } from '../api/answer-of.ts'
import { unreadFields } from '../api/unread-fields.ts'
import { loadAttributeList } from '../attribute/load-attributes.ts'
import type { Shop } from '../store-view/shop.ts'
import { pickLean } from './pick-lean.ts'

/** The product behind a line of the platform's cart, as it goes into the browser's: a variant with its model's name and its options in words. */
export async function loadArticle(shop: Shop, line: ServerCartItem): Promise<Answer<Product>> {
  const { sku } = line
  const found = await findArticle(shop, sku)
  if (!found.ok) return found
  const product = found.result
  if (!product) return { ok: true, result: unsold(line) }
  if (product.sku === sku) return { ok: true, result: pickLean(product) }

  const labels = await answerOf(loadAttributeList(shop))
  if (!labels.ok) return labels
  const index = createVariantIndex(product, labels.result)
  const variant = index.bySku(sku)
  return { ok: true, result: variant ? configureProduct(pickLean(product), variant, index) : unsold(line) }
}

/** A model with all its variants, for who chooses another one. "Editing a simple product finds its configurable parent." */
export async function loadModel(shop: Shop, sku: string): Promise<Answer<Model | undefined>> {
  const found = await findArticle(shop, sku)
  if (!found.ok) return found
  if (found.result?.type_id !== 'configurable') return { ok: true, result: undefined }
  const labels = await answerOf(loadAttributeList(shop))
  if (!labels.ok) return labels
  return {
    ok: true,
    result: { product: pickLean(found.result), index: createVariantIndex(found.result, labels.result) },
  }
}

export interface Model {
  product: Product
  index: VariantIndex
}

/** A model among whose variants the sku is, or a product of its own. */
async function findArticle(shop: Shop, sku: string): Promise<Answer<Product | undefined>> {
  for (const field of ['configurable_children.sku', 'sku']) {
    const answer = await shop.api.search('product', {
      filters: { [field]: { eq: sku } },
      size: 1,
      exclude: unreadFields,
    })
    if (!answer.ok) return answer
    if (answer.result.items[0]) return { ok: true, result: answer.result.items[0] }
  }
  return { ok: true, result: undefined }
}

/** What the catalogue does not know any more is shown by what the platform says of it, so that a shopper can take it out. */
function unsold({ sku, name, price }: ServerCartItem): Product {
  return { id: 0, sku, name: name ?? sku, type_id: 'simple', status: 1, visibility: 1, ...(price && { price }) }
}
