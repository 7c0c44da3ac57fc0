import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'

/** Lines by what tells them apart: the sku, and what was engraved. */
export function quantitiesOf(lines: readonly (CartItem | ServerCartItem)[]): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [nameOf(line), line.qty]))
}

export function nameOf({ sku, product_option }: Pick<CartItem, 'sku' | 'product_option'>): string {
  const [engraved] = product_option?.extension_attributes?.custom_options ?? []
  return engraved ? `${sku} ${engraved.option_value}` : sku
}
