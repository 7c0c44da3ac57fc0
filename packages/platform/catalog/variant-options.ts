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
    const { skus } = product
    // Where everything is there, nothing can be told.
    if (skus.some((_sku, at) => !product.hasStock(at)) || skus.every((_sku, at) => isThere(product, at))) return
    for (const code of listedAttributes(product.brief)) {
      this.#sums.set(code, (this.#sums.get(code) ?? 0) + vote(product, code))
    }
  }

  attributes(): Set<string> {
    return new Set([...this.#sums].filter(([, sum]) => sum > 0).map(([code]) => code))
  }
}

/** The product with those lists as its variants' stock has them now; the same object where nothing changes. */
export function withStockBoundOptions(product: CatalogProduct, attributes: ReadonlySet<string>): CatalogProduct {
  const changes: Record<string, unknown[]> = {}
  for (const code of attributes) {
    const listed: unknown = product.brief[code + ending]
    if (!Array.isArray(listed)) continue
    const { made, there } = valuesOf(product, code)
    if (made.size === 0 || sameSet(textsOf(listed), textsOf(there))) continue
    changes[code + ending] = [...there].sort(byNumber)
  }
  return Object.keys(changes).length === 0 ? product : product.with(changes)
}

function vote(product: CatalogProduct, code: string): number {
  const { made, there } = valuesOf(product, code)
  const listed: unknown = product.brief[code + ending]
  if (made.size === there.size || !Array.isArray(listed)) return 0
  const told = textsOf(listed)
  if (sameSet(textsOf(there), textsOf(made))) return 0
  if (sameSet(told, textsOf(there))) return 1
  return sameSet(told, textsOf(made)) ? -1 : 0
}

/** The values that the variants have, and those of variants that are there. */
function valuesOf(product: CatalogProduct, code: string): { made: Set<unknown>; there: Set<unknown> } {
  const made = new Set<unknown>()
  const there = new Set<unknown>()
  // Asked of every product before the shop opens: no lists are made in between.
  for (let at = 0; at < product.skus.length; at++) {
    const value = product.valueOf(at, code)
    if (value === undefined) continue
    made.add(value)
    if (isThere(product, at)) there.add(value)
  }
  return { made, there }
}

function isThere(product: CatalogProduct, at: number): boolean {
  return product.isInStock(at) === true && product.isEnabled(at)
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
