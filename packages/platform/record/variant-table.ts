import { type ConfigurableChild, priceFields } from '@welt/contract/entity/product.ts'
import type { ProductStock } from '@welt/contract/entity/stock-item.ts'
import { isRecord } from '../search/field-values.ts'

type Fields = Readonly<Record<string, unknown>>
type Column = readonly unknown[]

/**
 * What a shop has to know of a product's variants before somebody looks at them: a list for each field, in the order of the
 * variants, with null for what a variant does not say. A few lists are read in a third of the time that ten objects take. A path
 * leads to the same values as it does in the variants themselves, so the search reads either.
 */
export interface VariantTable {
  readonly sku: readonly string[]
  readonly id?: readonly (number | null)[] | undefined
  readonly status?: readonly (number | null)[] | undefined
  /** What the catalogue says of their stock, as lists too; as it is where it is none that we know. */
  readonly stock?: Readonly<Record<string, Column>> | Column | undefined
  /** The names of all other fields that a variant has. No path can lead here. */
  readonly '*'?: readonly string[] | undefined
  readonly [field: string]: unknown
}

/** What is sold, to whom and for how much; `custom_attributes` may hide any of it. */
const ownFields = ['id', 'status', 'custom_attributes', 'tier_prices', ...Object.keys(priceFields)]
const pricing: ReadonlySet<string> = new Set(ownFields.filter((field) => field !== 'id'))
const alwaysTabled: ReadonlySet<string> = new Set(['sku', 'stock', ...ownFields])

const stockFields = ['product_id', 'qty', 'is_in_stock', 'manage_stock', 'backorders', 'max_sale_qty'] as const
const knownStock: ReadonlySet<string | undefined> = new Set([undefined, ...stockFields])

const ending = '_options'

/** The attributes whose values among the variants a product lists as `{attribute}_options`. */
export function listedAttributes(product: Fields): string[] {
  return Object.keys(product)
    .filter((key) => key.endsWith(ending) && Array.isArray(product[key]))
    .map((key) => key.slice(0, -ending.length))
}

/** Whether the table holds all that the variants have of what is asked for: `size`, `stock.qty`. */
export function isTabled(table: VariantTable, path: string): boolean {
  const [field = '', below] = path.split('.')
  return field === 'stock' ? knownStock.has(below) : !table['*']?.includes(field)
}

export function tableOf(product: Fields, variants: readonly ConfigurableChild[]): VariantTable {
  const attributes = listedAttributes(product).filter((code) => !alwaysTabled.has(code))
  const tabled = new Set([...alwaysTabled, ...attributes])
  const others = new Set(variants.flatMap(Object.keys)).difference(tabled)
  const stock = stockOf(variants.map((variant): unknown => variant.stock ?? null))
  return {
    sku: variants.map(({ sku }) => sku),
    ...Object.fromEntries([...ownFields, ...attributes].flatMap((field) => columnOf(variants, field))),
    ...(stock && { stock }),
    ...(others.size > 0 && { '*': [...others] }),
  }
}

/** What the catalogue says of a variant's stock. */
export function toldStock({ stock }: VariantTable, at: number): ProductStock | undefined {
  if (!stock) return undefined
  if (isList(stock)) return asStock(stock[at])
  if ((stock.is_in_stock?.[at] ?? null) === null) return undefined
  const told: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(stock)) put(told, field, column[at])
  return asStock(told)
}

/** Whether it says that the variant is in stock, without the rest; undefined where it says nothing. */
export function toldInStock(table: VariantTable, at: number): unknown {
  const { stock } = table
  return stock && !isList(stock) ? (stock.is_in_stock?.[at] ?? undefined) : toldStock(table, at)?.is_in_stock
}

/** The variants with as much of them as the table holds, without stock. */
export function variantsOf(table: VariantTable): ConfigurableChild[] {
  const { sku: skus, stock: _stock, '*': _others, ...fields } = table
  const columns = columnsIn(fields)
  return skus.map((sku, at) => variantAt(columns, at, { sku }))
}

/** Those variants that say something else of prices than the one before them does: mostly one, where all cost the same. */
export function pricesOf(table: VariantTable): ConfigurableChild[] {
  const columns = columnsIn(table).filter(({ field }) => pricing.has(field))
  const isOther = (_sku: string, at: number) => at === 0 || columns.some(({ column }) => column[at] !== column[at - 1])
  return table.sku.flatMap((sku, at) => (isOther(sku, at) ? [variantAt(columns, at, { sku })] : []))
}

interface NamedColumn {
  field: string
  column: Column
}

function columnsIn(table: Fields): NamedColumn[] {
  return Object.entries(table).flatMap(([field, column]) => (isList(column) ? [{ field, column }] : []))
}

function variantAt(columns: readonly NamedColumn[], at: number, variant: ConfigurableChild): ConfigurableChild {
  for (const { field, column } of columns) put(variant, field, column[at])
  return variant
}

function columnOf(variants: readonly ConfigurableChild[], field: string): [string, Column][] {
  const column = variants.map((variant) => variant[field] ?? null)
  return column.every((value) => value === null) ? [] : [[field, column]]
}

function stockOf(stocks: Column): VariantTable['stock'] {
  const said = stocks.filter((stock) => stock !== null)
  if (said.length === 0) return undefined
  if (!said.every((stock) => isRecord(stock) && (stock.is_in_stock ?? null) !== null)) return stocks
  return Object.fromEntries(
    stockFields.flatMap((field) => {
      const column = stocks.map((stock) => (isRecord(stock) ? (stock[field] ?? null) : null))
      return column.every((value) => value === null) ? [] : [[field, column]]
    }),
  )
}

function put(into: Record<string, unknown>, field: string, value: unknown): void {
  if (value !== null && value !== undefined) into[field] = value
}

function isList(value: unknown): value is Column {
  return Array.isArray(value)
}

/** Only what it is asked for is looked at, and with care: catalogues write all kinds of things. */
function asStock(value: unknown): ProductStock | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- said above
  return (value ?? undefined) as ProductStock | undefined
}
