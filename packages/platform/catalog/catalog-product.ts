import { type ConfigurableChild, type Product, priceFields } from '@welt/contract/entity/product.ts'
import type { ProductStock } from '@welt/contract/entity/stock-item.ts'
import type { Reductions } from '@welt/domain/price/next-price-change.ts'
import { isEnabled } from '@welt/domain/status/is-enabled.ts'
import { type BriefProduct, type Detail, joinProduct, splitProduct } from '../record/brief-product.ts'
import { readDetail } from '../record/document-record.ts'
import { pricesOf, toldInStock, toldStock, type VariantTable, variantsOf } from '../record/variant-table.ts'
import { withSafe } from './safe-content.ts'
import { type StockLevel, stockNow } from './stock-level.ts'

export type StockLevels = readonly (StockLevel | undefined)[]

const priceFieldNames = [...Object.keys(priceFields), 'tier_prices']
const noVariants: VariantTable = { sku: [] }

/**
 * A product as the catalogue wrote it, with the stock of now. What a shop works with all the time is kept ready (`brief`); the rest
 * is packed until somebody asks for the whole product. It never changes: after a change there is another one.
 */
export class CatalogProduct {
  readonly brief: BriefProduct
  /** What the shelf has of each variant, where it has something. */
  readonly levels: StockLevels
  readonly #detail: Uint8Array | Detail | null

  /** @param detail None where the brief product is the whole one. */
  constructor(brief: BriefProduct, detail: Uint8Array | Detail | null, levels: StockLevels = []) {
    this.brief = brief
    this.levels = levels
    this.#detail = detail
  }

  static of(product: Product, levels?: StockLevels): CatalogProduct {
    const { brief, detail } = splitProduct(product)
    return new CatalogProduct(brief, detail, levels)
  }

  /** With other words for what is kept ready. */
  with(fields: Partial<BriefProduct>): CatalogProduct {
    return new CatalogProduct({ ...this.brief, ...fields }, this.#detail, this.levels)
  }

  onShelves(levels: StockLevels): CatalogProduct {
    return new CatalogProduct(this.brief, this.#detail, levels)
  }

  get skus(): readonly string[] {
    return this.#table.sku
  }

  /** What each of its variants says of a field; empty where none says anything. */
  column(field: string): readonly unknown[] {
    return listOf(this.#table[field])
  }

  isEnabled(at: number): boolean {
    return isEnabled({ status: this.#table.status?.[at] })
  }

  /** Whether anything is known of its stock. */
  hasStock(at: number): boolean {
    return this.isInStock(at) !== undefined || Boolean(this.stockOf(at))
  }

  stockOf(at: number): ProductStock | undefined {
    const level = this.levels[at]
    const told = toldStock(this.#table, at)
    return level ? stockNow(told, level) : told
  }

  /** Its flag alone, as it is written. */
  isInStock(at: number): unknown {
    const level = this.levels[at]
    return level ? level.is_in_stock === 1 : toldInStock(this.#table, at)
  }

  qtyOf(at: number): number {
    return this.levels[at]?.qty ?? toldStock(this.#table, at)?.qty ?? 0
  }

  /** As much of its variants as is kept ready. */
  variants(): ConfigurableChild[] {
    return variantsOf(this.#table).map((variant, at) => withStock(variant, this.stockOf(at)))
  }

  /** Whether it or a variant has tiers that make another product of it. Many catalogues write an empty list wherever there are none. */
  get hasTiers(): boolean {
    const { tier_prices: ofVariants, custom_attributes, price } = this.#table
    const lists = [this.brief.tier_prices, ...this.column('tier_prices')]
    if (!lists.every((list) => (list ?? null) === null || (Array.isArray(list) && list.length === 0))) return true
    // What has a list at all gets its attributes and the product's price with it.
    return (
      ofVariants !== undefined && (custom_attributes !== undefined || !price || this.column('price').includes(null))
    )
  }

  /** Its special prices and those of its variants. */
  reductions(): Reductions {
    const { special_price, original_special_price, special_from_date, special_to_date } = this.brief
    const own = { special_price, original_special_price, special_from_date, special_to_date }
    const table = this.#table
    const isReduced = table.special_price ?? table.original_special_price ?? table.custom_attributes
    return isReduced ? { ...own, configurable_children: variantsOf(table) } : own
  }

  /** For the rules of prices: all that these read. */
  priceable(): Product {
    return this.#withVariants(variantsOf)
  }

  /** The same for the product's own prices: variants that cost the same count once. */
  priceableItself(): Product {
    return this.#withVariants(pricesOf)
  }

  /** All of it. Made anew each time. */
  whole(): Product {
    const detail = this.detail()
    const told = detail.configurable_children
    const children = told?.map((child, at) => {
      const level = this.levels[at]
      return level ? { ...child, stock: stockNow(child.stock, level) } : child
    })
    const product = joinProduct(this.brief, children ? { ...detail, configurable_children: children } : detail)
    return withSafe(withSafe(product, 'description'), 'short_description')
  }

  /** What the whole product has beside the brief one, as it is written. */
  detail(): Detail {
    if (!(this.#detail instanceof Uint8Array)) return this.#detail ?? {}
    try {
      return readDetail(this.#detail)
    } catch (cause) {
      throw new Error(`The detail of the product ${this.brief.sku} cannot be read.`, { cause })
    }
  }

  #withVariants(variantsIn: (table: VariantTable) => ConfigurableChild[]): Product {
    const { id, sku, name, type_id, status, visibility, tax_class_id, configurable_children: table } = this.brief
    const product: Product = { id, sku, name, type_id, status, visibility, tax_class_id }
    for (const field of priceFieldNames) if (this.brief[field] !== undefined) product[field] = this.brief[field]
    if (table) product.configurable_children = variantsIn(table)
    return product
  }

  get #table(): VariantTable {
    return this.brief.configurable_children ?? noVariants
  }
}

function listOf(column: unknown): readonly unknown[] {
  return Array.isArray(column) ? column : []
}

function withStock(variant: ConfigurableChild, stock: ProductStock | undefined): ConfigurableChild {
  return stock ? { ...variant, stock } : variant
}
