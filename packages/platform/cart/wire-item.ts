import type { ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import { fromCents } from '@welt/domain/money/cents.ts'
import { splitGross } from '@welt/domain/money/split-tax.ts'
import type { PricedItem } from './price-items.ts'
import type { StoredItem } from './stored-cart.ts'

/** A line as pull and update tell it. One whose product is no longer sold is told by what was chosen then. */
export function wireItem(cartToken: string, item: StoredItem, priced: PricedItem | undefined): ServerCartItem {
  const { product, variant, productOption } = priced?.article ?? {
    ...item,
    product: undefined,
    variant: item.parentSku,
  }
  return {
    item_id: item.itemId,
    sku: item.sku,
    qty: item.qty,
    name: product?.name ?? item.sku,
    ...(priced && { price: fromCents(splitGross(priced.unitGross, priced.taxPercent).net) }),
    product_type: variant ? 'configurable' : (product?.type_id ?? 'simple'),
    quote_id: cartToken,
    ...(productOption && { product_option: productOption }),
  }
}
