import type { ConfigurableChild, ConfigurableOption, Product } from '@welt/contract/entity/product.ts'
import type { ProductStock } from '@welt/contract/entity/stock-item.ts'
import { variantValue } from '@welt/domain/variant/variant-option.ts'

/**
 * A variant on its way to the browser. A model has more than a hundred of them, so each is a short row: sku, id, how many
 * there are, the places of its values among the options' values, and whatever else tells it from its parent.
 */
export type VariantRow = [
  sku: string,
  id: number | null,
  quantity: number | null,
  places: number[],
  own?: Partial<ConfigurableChild>,
]

/** What a row says without words: as many as the number says, and none means sold out. */
function stockOf(quantity: number) {
  return { is_in_stock: quantity > 0, qty: quantity }
}

/** Where each value stands, by the option's code. */
type Places = ReadonlyMap<string, ReadonlyMap<string | number, number>>

export function placesOf(options: readonly ConfigurableOption[]): Places {
  return new Map(
    options.map(({ attribute_code = '', values }) => [
      attribute_code,
      new Map(values.map(({ value_index }, place) => [value_index, place])),
    ]),
  )
}

export function packVariant(child: ConfigurableChild, places: Places, own: Partial<ConfigurableChild>): VariantRow {
  const { stock } = child
  const isPlain = !stock || (stock.is_in_stock === stock.qty > 0 && stock.manage_stock !== false)
  const rest = isPlain ? own : { ...own, stock }
  const taken: number[] = []
  for (const [code, known] of places) taken.push(known.get(variantValue(child, code)) ?? -1)
  const row: VariantRow = [child.sku, child.id ?? null, stock?.qty ?? null, taken]
  if (Object.keys(rest).length > 0) row.push(rest)
  return row
}

/** The product as the rules know it, with its variants. */
export function unpackVariants(product: Product, rows: readonly VariantRow[]): Product {
  if (product.type_id !== 'configurable') return product
  const options = product.configurable_options ?? []
  return { ...product, configurable_children: rows.map((row) => unpack(row, options)) }
}

/** What the shelf holds now, in place of what it held when the page was made. */
export function withFreshStock(
  rows: readonly VariantRow[],
  stock: ReadonlyMap<number, ProductStock>,
): readonly VariantRow[] {
  if (stock.size === 0) return rows
  return rows.map(([sku, id, quantity, places, own]) => {
    const fresh = id === null ? undefined : stock.get(id)
    if (!fresh) return [sku, id, quantity, places, own]
    const { is_in_stock, qty, manage_stock } = fresh
    return [sku, id, qty, places, { ...own, stock: { is_in_stock, qty, manage_stock } }]
  })
}

function unpack(
  [sku, id, quantity, places, own]: VariantRow,
  options: readonly ConfigurableOption[],
): ConfigurableChild {
  const child: ConfigurableChild = { sku }
  if (id !== null) child.id = id
  if (quantity !== null) child.stock = stockOf(quantity)
  for (const [place, { attribute_code, values }] of options.entries()) {
    const value = values[places[place] ?? -1]
    if (attribute_code && value) child[attribute_code] = value.value_index
  }
  return own ? Object.assign(child, own) : child
}
