import { cellsFor } from '@welt/domain/listing/columns-bytes.ts'
import { type AttributeColumn, type ListingColumns, manyPieces, noPrice } from '@welt/domain/listing/listing-columns.ts'
import { toCents } from '@welt/domain/money/cents.ts'
import { fieldValues } from '../search/field-values.ts'
import { numberOf } from '../search/number-of.ts'
import type { Document } from '../search/search-engine.ts'
import type { CatalogProduct } from './catalog-product.ts'

/** A product as columns are made of it. */
export interface ColumnedProduct {
  readonly source: CatalogProduct
  /** As much of its document as holds this field. */
  part(path: string): Document
}

interface Rows {
  attributes: string
  pieces: Uint16Array
  /** One list for each attribute. */
  cells: Uint16Array[]
}

/** Of one variant: attributes that hold many values each would multiply without end. */
const mostRows = 64
const updated = 'updated_at'

/** Makes columns of products. What it has found out about one is kept for as long as that product stays as it is. */
export class ProductColumns {
  readonly #stockBound: ReadonlySet<string>
  readonly #words = new Map<string, Map<string, number>>()
  readonly #rows = new WeakMap<CatalogProduct, Rows>()

  /** @param stockBound The attributes of which only what is there counts. */
  constructor(stockBound: ReadonlySet<string>) {
    this.#stockBound = stockBound
  }

  /** @param price The field with the price that the shopper sees. */
  of(products: readonly ColumnedProduct[], attributes: readonly string[], price: string): ListingColumns {
    const parts = products.map((product) => this.#rowsOf(product, attributes))
    const starts = new Uint32Array(parts.length + 1)
    parts.forEach(({ pieces }, at) => (starts[at + 1] = starts[at]! + pieces.length))
    const rows = starts.at(-1)!
    return {
      ids: Uint32Array.from(products, ({ source }) => source.brief.id),
      prices: Uint32Array.from(products, (product) => centsOf(product.part(price), price)),
      updated: Uint32Array.from(products, (product) => secondsOf(product.part(updated), updated)),
      starts,
      pieces: fill(new Uint16Array(rows), parts, starts, ({ pieces }) => pieces),
      attributes: attributes.map((code, at): AttributeColumn => {
        const values = [...this.#wordsOf(code).keys()]
        const Cells = cellsFor(values.length)
        const cells = fill(new Cells(rows), parts, starts, (part) => part.cells[at]!)
        return { code, values, isStockBound: this.#stockBound.has(code), cells }
      }),
    }
  }

  #rowsOf(product: ColumnedProduct, attributes: readonly string[]): Rows {
    const asked = attributes.join()
    const known = this.#rows.get(product.source)
    if (known?.attributes === asked) return known
    const rows = this.#readRows(product, attributes)
    const made: Rows = {
      attributes: asked,
      pieces: Uint16Array.from(rows, ({ pieces }) => pieces),
      cells: attributes.map((code, at) => Uint16Array.from(rows, ({ values }) => this.#cellOf(code, values[at]))),
    }
    this.#rows.set(product.source, made)
    return made
  }

  /** A row for each variant that may be sold, or one for a product that has none. */
  #readRows(product: ColumnedProduct, attributes: readonly string[]) {
    const { source } = product
    const own = attributes.map((code) => fieldValues(product.part(code), code).map(String))
    const variants = source.skus.map((_sku, at) => at).filter((at) => source.isEnabled(at))
    if (variants.length === 0) return combined(own, piecesOf(source.brief.stock))
    const columns = attributes.map((code) => source.column(code))
    return variants.flatMap((at) => {
      const values = columns.map((column, which) => valuesOf(column[at]) ?? own[which]!)
      return combined(values, source.isInStock(at) ? countable(source.qtyOf(at)) : 0)
    })
  }

  #wordsOf(code: string): Map<string, number> {
    const words = this.#words.get(code) ?? new Map<string, number>()
    this.#words.set(code, words)
    return words
  }

  #cellOf(code: string, value: string | undefined): number {
    if (value === undefined) return 0
    const words = this.#wordsOf(code)
    const cell = words.get(value) ?? words.size + 1
    words.set(value, cell)
    return cell
  }
}

/** Every value with every other; what lies on the shelf lies there once. */
function combined(values: readonly (readonly string[])[], pieces: number) {
  let rows: (string | undefined)[][] = [[]]
  for (const list of values) {
    const next = list.length > 0 ? list : [undefined]
    rows = rows.flatMap((row) => next.map((value) => [...row, value])).slice(0, mostRows)
  }
  return rows.map((row) => ({ values: row, pieces }))
}

function valuesOf(value: unknown): string[] | undefined {
  const values = fieldValues({ value }, 'value').map(String)
  return values.length > 0 ? values : undefined
}

function piecesOf(stock: { is_in_stock?: unknown; qty?: number } | undefined): number {
  // A catalogue that says nothing of its stock is not sold out.
  if (!stock) return manyPieces
  return stock.is_in_stock ? countable(stock.qty ?? 0) : 0
}

/** What is there without a number has no end. */
function countable(quantity: number): number {
  return quantity >= 1 ? Math.min(Math.floor(quantity), manyPieces) : manyPieces
}

function centsOf(document: Document, field: string): number {
  const price = firstNumber(document, field)
  return Number.isNaN(price) ? noPrice : Math.min(Math.max(toCents(price), 0), noPrice)
}

function secondsOf(document: Document, field: string): number {
  return Math.max(Math.floor(firstNumber(document, field) / 1000), 0) || 0
}

function firstNumber(document: Document, field: string): number {
  return numberOf(fieldValues(document, field)[0] ?? '')
}

function fill<Cells extends Uint8Array | Uint16Array>(
  cells: Cells,
  parts: readonly Rows[],
  starts: Uint32Array,
  cellsOf: (part: Rows) => Uint16Array,
): Cells {
  parts.forEach((part, at) => cells.set(cellsOf(part), starts[at]))
  return cells
}
