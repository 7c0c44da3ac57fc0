import { type Bitset, hasBit } from './bitset.ts'

/** Documents with an element of one key, and the number that it holds. */
interface Elements {
  ordinals: number[]
  numbers: Map<number, number>
}

/** The numbers in the elements of a list, by the key of the element: a product's position in each of its categories. */
export class ElementColumn {
  readonly #elements = new Map<string, Elements>()
  readonly #sorted = new Map<string, Uint32Array>()
  /** Place of each ordinal when sorted by id. */
  readonly #idRank: Uint32Array

  constructor(idRank: Uint32Array) {
    this.#idRank = idRank
  }

  /** Of two elements with the same key the last counts. */
  add(ordinal: number, key: string, number: number): void {
    const known = this.#elements.get(key) ?? { ordinals: [], numbers: new Map<number, number>() }
    if (!known.numbers.has(ordinal)) known.ordinals.push(ordinal)
    known.numbers.set(ordinal, number)
    this.#elements.set(key, known)
  }

  /** The number under the first of the keys that the document has. */
  number(ordinal: number, keys: readonly string[]): number | undefined {
    for (const key of keys) {
      const number = this.#elements.get(key)?.numbers.get(ordinal)
      if (number !== undefined) return number
    }
    return undefined
  }

  /**
   * The first `count` of the matched documents, sorted by the number under the first of the keys that each has; those that have
   * none are not among them. The sorted lists of all keys are read side by side, only as far as the page needs.
   */
  first(keys: readonly string[], matched: Bitset, count: number, descending: boolean): number[] {
    const lists = keys.map((key) => this.#order(key, descending))
    const places = keys.map(() => 0)
    const skip = (at: number) => {
      const list = lists[at]!
      const before = keys.slice(0, at)
      while (places[at]! < list.length) {
        const ordinal = list[places[at]!]!
        if (hasBit(matched, ordinal) && this.number(ordinal, before) === undefined) return
        places[at]!++
      }
    }
    const picked: number[] = []
    lists.forEach((_list, at) => skip(at))
    while (picked.length < count) {
      const next = this.#least(keys, lists, places, descending)
      if (next === -1) break
      picked.push(lists[next]![places[next]!]!)
      places[next]!++
      skip(next)
    }
    return picked
  }

  #least(
    keys: readonly string[],
    lists: readonly Uint32Array[],
    places: readonly number[],
    descending: boolean,
  ): number {
    let least = -1
    for (let at = 0; at < lists.length; at++) {
      const ordinal = lists[at]![places[at]!]
      if (ordinal === undefined) continue
      const best = least === -1 ? undefined : lists[least]![places[least]!]
      if (best === undefined || this.#compare(ordinal, keys[at]!, best, keys[least]!, descending) < 0) least = at
    }
    return least
  }

  #order(key: string, descending: boolean): Uint32Array {
    const name = `${descending ? '-' : '+'}${key}`
    const known = this.#sorted.get(name)
    if (known) return known
    const ordinals = this.#elements.get(key)?.ordinals ?? []
    const sorted = Uint32Array.from(ordinals).sort((a, b) => this.#compare(a, key, b, key, descending))
    if (ordinals.length > 0) this.#sorted.set(name, sorted)
    return sorted
  }

  #compare(a: number, keyOfA: string, b: number, keyOfB: string, descending: boolean): number {
    const left = this.#elements.get(keyOfA)?.numbers.get(a) ?? 0
    const right = this.#elements.get(keyOfB)?.numbers.get(b) ?? 0
    return (descending ? right - left : left - right) || this.#idRank[a]! - this.#idRank[b]!
  }
}
