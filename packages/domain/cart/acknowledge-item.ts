import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import type { ProductOption, ProductType } from '@welt/contract/entity/product.ts'
import { itemChecksum } from './item-checksum.ts'

/** The line with what the server says of it: its ids, the quantity it holds, options and type. The quantity stays. */
export function acknowledgeItem({ told: _told, ...item }: CartItem, serverItem: ServerCartItem): CartItem {
  const product_option = joinOptions(item.product_option, serverItem.product_option)
  return {
    ...item,
    server_item_id: serverItem.item_id,
    server_cart_id: serverItem.quote_id ?? item.server_cart_id,
    prev_qty: serverItem.qty,
    product_option,
    type_id: isProductType(serverItem.product_type) ? serverItem.product_type : item.type_id,
    checksum: itemChecksum({ product_option }),
  }
}

/** A server that echoes only some kinds of options must not make the shopper's engraving disappear. */
function joinOptions(own: ProductOption | undefined, told: ProductOption | undefined): ProductOption | undefined {
  if (!own || !told) return told ?? own
  return { ...told, extension_attributes: { ...own.extension_attributes, ...told.extension_attributes } }
}

const productTypes: Readonly<Record<ProductType, true>> = {
  simple: true,
  configurable: true,
  grouped: true,
  bundle: true,
  virtual: true,
  downloadable: true,
}

function isProductType(type: string | undefined): type is ProductType {
  return type !== undefined && Object.hasOwn(productTypes, type)
}
