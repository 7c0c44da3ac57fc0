import type { Product } from '@welt/contract/entity/product.ts'

/**
 * Variants name the same picture three times each, and most of them the one before them: every text is kept once. The product must
 * be nobody else's yet, for it is changed.
 */
export function sharePictures(product: Product): void {
  let known = product.image
  for (const child of product.configurable_children ?? []) {
    if (!child.image) continue
    if (child.image === known) child.image = known
    else known = child.image
    if (child.small_image === known) child.small_image = known
    if (child.thumbnail === known) child.thumbnail = known
  }
}
