import type { Product, ProductType } from '@welt/contract/entity/product.ts'
import { productSlug } from '../product/product-slug.ts'

export interface ProductRoute {
  name: `${ProductType}-product`
  params: { parentSku: string; slug: string; childSku?: string }
}

/** The route of a product that was found at a path. A variant is shown by its parent, with itself chosen. */
export function productRoute(
  product: Pick<Product, 'id' | 'sku' | 'parentSku' | 'type_id' | 'name' | 'slug' | 'url_key'>,
): ProductRoute {
  const name = `${product.type_id}-product` as const
  const slug = productSlug(product)
  if (!product.parentSku || product.parentSku === product.sku) return { name, params: { parentSku: product.sku, slug } }
  return { name, params: { parentSku: product.parentSku, slug, childSku: product.sku } }
}
