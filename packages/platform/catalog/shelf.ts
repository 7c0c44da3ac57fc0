import type { StockLevel } from './stock-level.ts'

/**
 * What is there of each sku. A shop that opens asks for all of them in every store view, and a number is found in a third of the time that
 * a text takes: so it is tried first, and the skus are sorted in only when one is not found by its number.
 */
export class Shelf {
  readonly #levels: StockLevel[] = []
  readonly #byId = new Map<number, StockLevel>()
  #bySku: Map<string, StockLevel> | undefined

  add(level: StockLevel): void {
    this.#levels.push(level)
    this.#byId.set(level.product_id, level)
    this.#bySku?.set(level.sku, level)
  }

  levelOf(sku: string, id: number | null | undefined): StockLevel | undefined {
    const found = this.#byId.get(id ?? Number.NaN)
    if (found?.sku === sku) return found
    this.#bySku ??= new Map(this.#levels.map((level) => [level.sku, level]))
    return this.#bySku.get(sku)
  }
}
