import type { CartItem, ServerCartItem } from '@welt/contract/entity/cart-item.ts'
import type { Product } from '@welt/contract/entity/product.ts'

const sized = (option_value: string) => ({
  extension_attributes: { configurable_item_options: [{ option_id: '93', option_value }] },
})
const engraved = (option_value: string) => ({
  extension_attributes: { custom_options: [{ option_id: '7', option_value }] },
})

/** Every way in which two lines can be the same item: by sku, by variant, by what is engraved. */
export const shoes = [
  { name: 'oxford', sku: 'OX' },
  { name: 'derby', sku: 'DERBY' },
  { name: 'boot 41', sku: 'BOOT-41', product_option: sized('41') },
  { name: 'boot 42', sku: 'BOOT-42', product_option: sized('42') },
  { name: 'monk for Jörg', sku: 'MONK', product_option: engraved('für Jörg') },
  { name: 'monk for Änne', sku: 'MONK', product_option: engraved('für Änne') },
]
export type Shoe = (typeof shoes)[number]

/** Knows a shoe by sku and options, without asking the rules that are under test. */
export function shoeOf(line: Pick<CartItem, 'sku' | 'product_option'>): Shoe {
  const options = JSON.stringify(line.product_option)
  const shoe = shoes.find(({ sku, product_option }) => sku === line.sku && JSON.stringify(product_option) === options)
  if (!shoe) throw new Error(`The model shop does not sell ${line.sku} with ${options}`)
  return shoe
}

export function quantities(lines: readonly (CartItem | ServerCartItem)[]): Record<string, number> {
  return Object.fromEntries(lines.map((line) => [shoeOf(line).name, line.qty]))
}

export function clientLine({ sku, product_option }: Shoe, fields: Partial<CartItem> & { qty: number }): CartItem {
  return { sku, product_option, ...fields }
}

export function serverLine(shoe: Shoe, qty: number): ServerCartItem {
  return { item_id: serverIdOf(shoe), sku: shoe.sku, product_option: shoe.product_option, qty }
}

export function serverIdOf(shoe: Shoe): number {
  return shoes.indexOf(shoe) + 1
}

export function productOf({ name, sku }: Shoe): Product {
  return { id: 1, sku, name, type_id: 'simple', status: 1, visibility: 4 }
}
