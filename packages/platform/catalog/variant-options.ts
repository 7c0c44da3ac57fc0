import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { isEnabled } from '@welt/domain/status/is-enabled.ts'

const ending = '_options'

/**
 * The attributes whose `{attribute}_options` tell only what is there to buy. Catalogues differ, and within one a size may
 * follow the shelf while a colour does not; so it is read off the documents, which carry the stock that their indexer saw:
 * where a list lacks exactly what was sold out, it follows the shelf.
 */
export class StockVotes {
  readonly #sums = new Map<string, number>()

  take(product: Product): void {
    const children = product.configurable_children ?? []
    // Where everything is there, nothing can be told.
    if (children.some(({ stock }) => !stock) || children.every(isThere)) return
    for (const code of listedAttributes(product)) {
      this.#sums.set(code, (this.#sums.get(code) ?? 0) + vote(product, children, code))
    }
  }

  attributes(): Set<string> {
    return new Set([...this.#sums].filter(([, sum]) => sum > 0).map(([code]) => code))
  }
}

/** The product with those lists as its variants' stock has them now; the same object where nothing changes. */
export function withStockBoundOptions(product: Product, attributes: ReadonlySet<string>): Product {
  const children = product.configurable_children ?? []
  const changes: Record<string, unknown[]> = {}
  for (const code of attributes) {
    const listed: unknown = product[code + ending]
    if (!Array.isArray(listed) || !children.some((child) => has(child, code))) continue
    const there = distinct(children.filter(isThere), code)
    if (!sameSet(textsOf(listed), textsOf(there))) changes[code + ending] = there.sort(byNumber)
  }
  return Object.keys(changes).length === 0 ? product : { ...product, ...changes }
}

function listedAttributes(product: Product): string[] {
  return Object.keys(product)
    .filter((key) => key.endsWith(ending) && Array.isArray(product[key]))
    .map((key) => key.slice(0, -ending.length))
}

function vote(product: Product, children: readonly ConfigurableChild[], code: string): number {
  const made = new Set<string>()
  const there = new Set<string>()
  // Asked of every product before the shop opens: no lists are made in between.
  for (const child of children) {
    if (!has(child, code)) continue
    made.add(String(child[code]))
    if (isThere(child)) there.add(String(child[code]))
  }
  const listed: unknown = product[code + ending]
  if (made.size === there.size || !Array.isArray(listed)) return 0
  const told = textsOf(listed)
  if (sameSet(told, there)) return 1
  return sameSet(told, made) ? -1 : 0
}

function isThere(child: ConfigurableChild): boolean {
  return child.stock?.is_in_stock === true && isEnabled(child)
}

function has(child: ConfigurableChild, code: string): boolean {
  return child[code] !== undefined && child[code] !== null
}

function distinct(children: readonly ConfigurableChild[], code: string): unknown[] {
  return [...new Set(children.filter((child) => has(child, code)).map((child) => child[code]))]
}

/** 42 and '42' are the same value. */
function textsOf(values: readonly unknown[]): Set<string> {
  return new Set(values.map(String))
}

function sameSet(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && some.isSubsetOf(others)
}

function byNumber(a: unknown, b: unknown): number {
  const difference = Number(a) - Number(b)
  return Number.isNaN(difference) ? 0 : difference
}
