import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import type { CartTools } from './cart-tools.ts'

/** An item as the platform is told of it. A variant is named by its model and options, as platforms of the field expect it. */
export function sentItem({ cart, shop }: CartTools, { sku, parentSku, product_option }: CartItem, qty: number): object {
  const isVariant = product_option?.extension_attributes?.['configurable_item_options'] !== undefined
  return {
    sku: isVariant && parentSku && shop.config.cart.sendParentSku ? parentSku : sku,
    qty,
    product_option,
    quoteId: cart.state().cartServerToken,
  }
}
