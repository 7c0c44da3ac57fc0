import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { defaultBundleSelection } from '@welt/domain/product/default-bundle-selection.ts'
import type { Part } from './product-page-data.ts'

/** What goes into the cart: the parts of a grouped product singly, a bundle with its selection, everything else as it is. */
export function cartItemsOf(current: Product, parts: readonly Part[]): CartItem[] {
  if (current.type_id === 'grouped') return parts.map(({ product, quantity }) => ({ ...product, qty: quantity }))
  if (current.type_id !== 'bundle') return [{ ...current, qty: 1 }]
  const { bundle_options: _, ...bundle } = current
  const selection = { bundle_options: defaultBundleSelection(current) }
  return [{ ...bundle, qty: 1, product_option: { extension_attributes: selection } }]
}
