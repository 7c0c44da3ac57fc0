import type { Chance } from './chance.ts'

/** Remembers what was said about which model, so that its reviews do not repeat each other. */
export class LineUses {
  readonly #everywhere = new Map<object, number>()
  readonly #ofModel = new Map<string, Map<object, number>>()

  /** How often it was said about this model. */
  times(item: object, sku: string): number {
    return this.#ofModel.get(sku)?.get(item) ?? 0
  }

  use(item: object, sku: string): void {
    const here = this.#ofModel.get(sku) ?? new Map<object, number>()
    this.#ofModel.set(sku, here.set(item, (here.get(item) ?? 0) + 1))
    this.#everywhere.set(item, (this.#everywhere.get(item) ?? 0) + 1)
  }

  /** What was said least often about this model, and rather seldom about others; chance decides among equals. */
  leastUsed<Item>(
    items: readonly Item[],
    keyOf: (item: Item) => object,
    sku: string,
    chance: Chance,
  ): Item | undefined {
    let best: { item: Item; rank: number } | undefined
    for (const item of items) {
      const key = keyOf(item)
      const rank = this.times(key, sku) * 100 + (this.#everywhere.get(key) ?? 0) * 0.4 + chance.next() * 4
      if (!best || rank < best.rank) best = { item, rank }
    }
    return best?.item
  }
}
