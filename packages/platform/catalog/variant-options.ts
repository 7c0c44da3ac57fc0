import { listedAttributes } from '../record/variant-table.ts'
import type { CatalogProduct } from './catalog-product.ts'

const ending = '_options'

/**
 * The attributes whose `{attribute}_options` tell only what is there to buy. Catalogues differ, and within one a size may
 * follow the shelf while a colour does not; so it is read off the documents, which carry the stock that their indexer saw:
 * where a list lacks exactly what was sold out, it follows the shelf.
 */
export class StockVotes {
  readonly #sums = new Map<string, number>()

  /** @param product As the catalogue wrote it: what the shelf has now tells nothing. */
  take(product: CatalogProduct): void {
    const there = whichAreThere(product)
    // Where everything is there, nothing can be told.
    if (!there.includes(false) || there.some((_is, at) => !product.hasStock(at))) return
    for (const code of listedAttributes(product.brief)) {
      this.#sums.set(code, (this.#sums.get(code) ?? 0) + vote(product, there, code))
    }
  }

  attributes(): Set<string> {
    return new Set([...this.#sums].filter(([, sum]) => sum > 0).map(([code]) => code))
  }
}

/** The product with those lists as its variants' stock has them now; the same object where nothing changes. */
export function withStockBoundOptions(product: CatalogProduct, attributes: ReadonlySet<string>): CatalogProduct {
  const there = attributes.size > 0 ? whichAreThere(product) : []
  if (there.length === 0) return product
  const changes: Record<string, unknown[]> = {}
  for (const code of attributes) {
    const listed: unknown = product.brief[code + ending]
    if (!Array.isArray(listed)) continue
    const values = valuesOf(product, there, code)
    if (values.made.size === 0 || hasJust(values.there, listed)) continue
    if (!sameSet(textsOf(listed), textsOf(values.there))) changes[code + ending] = [...values.there].sort(byNumber)
  }
  return Object.keys(changes).length === 0 ? product : product.with(changes)
}

function vote(product: CatalogProduct, there: readonly boolean[], code: string): number {
  const values = valuesOf(product, there, code)
  const listed: unknown = product.brief[code + ending]
  if (values.made.size === values.there.size || !Array.isArray(listed)) return 0
  const [made, sold, told] = [textsOf(values.made), textsOf(values.there), textsOf(listed)]
  if (made.size === sold.size) return 0
  if (sameSet(told, sold)) return 1
  return sameSet(told, made) ? -1 : 0
}

function whichAreThere(product: CatalogProduct): boolean[] {
  return product.skus.map((_sku, at) => product.isInStock(at) === true && product.isEnabled(at))
}

/** The values that the variants have, and those of variants that are there. */
function valuesOf(product: CatalogProduct, which: readonly boolean[], code: string) {
  const column = product.column(code)
  const made = new Set<unknown>()
  const there = new Set<unknown>()
  // Asked of every product before the shop opens: no lists are made in between.
  for (let at = 0; at < column.length; at++) {
    const value = column[at]
    if (value === null || value === undefined) continue
    made.add(value)
    if (which[at]) there.add(value)
  }
  return { made, there }
}

/** Nearly always what is listed is written as the variants write it, and need not be read as text. */
function hasJust(values: ReadonlySet<unknown>, listed: readonly unknown[]): boolean {
  return values.size === listed.length && listed.every((value) => values.has(value))
}

/** 42 and '42' are the same value. */
function textsOf(values: Iterable<unknown>): Set<string> {
  return new Set(Iterator.from(values).map(String))
}

function sameSet(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && some.isSubsetOf(others)
}

function byNumber(a: unknown, b: unknown): number {
  const difference = Number(a) - Number(b)
  return Number.isNaN(difference) ? 0 : difference
}
