import type { Product } from '@welt/contract/entity/product.ts'

/** The path of the drawing that takes a shoe apart, where the catalogue names one. */
export function constructionOf(product: Product | undefined): string | null {
  const path: unknown = product?.['hf_construction_image']
  return typeof path === 'string' && path !== '' ? path : null
}
