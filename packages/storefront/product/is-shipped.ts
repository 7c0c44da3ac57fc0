import type { Product } from '@welt/contract/entity/product.ts'

/** What comes by e-mail has no delivery time and nothing to send back. */
export function isShipped({ type_id }: Pick<Partial<Product>, 'type_id'>): boolean {
  return type_id !== 'virtual' && type_id !== 'downloadable'
}
