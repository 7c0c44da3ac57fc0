import type { Product } from '@welt/contract/entity/product.ts'
import { slugify } from './slugify.ts'

/** The readable part of a product's address: its own slug, else its url key, else its name with its id. */
export function productSlug(product: Pick<Product, 'id' | 'name' | 'slug' | 'url_key'>): string {
  return product.slug || product.url_key || [slugify(product.name), product.id].filter(Boolean).join('-')
}
