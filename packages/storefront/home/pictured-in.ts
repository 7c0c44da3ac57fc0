import type { Product } from '@welt/contract/entity/product.ts'
import type { PromotedPicture } from '@welt/contract/entity/promoted-content.ts'

/** Whether a banner shows the very picture of a product; how it is to be encoded does not matter. */
export function isPicturedIn(product: Product, { desktop }: PromotedPicture): boolean {
  return product.image !== undefined && product.image === desktop.fallback.split('?')[0]
}
