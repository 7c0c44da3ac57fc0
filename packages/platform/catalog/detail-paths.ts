import { isOfDetail, whereIs } from '../record/brief-product.ts'
import { isRecord } from '../search/field-values.ts'
import type { CatalogProduct } from './catalog-product.ts'
import { inTurns } from './in-turns.ts'

/** Questions may name any path. */
const mostRemembered = 100

/** The names below a place, and whether anything stands at the place itself. */
interface Place {
  below: Map<string, Place>
  isValue: boolean
}

/**
 * All paths that lead to a value in the detail of any product. It is read when somebody first asks for such a path, all of it: a
 * question may name any number of paths that are nowhere, and each of them would take as long.
 */
export class DetailPaths {
  readonly #products: ReadonlyMap<string, CatalogProduct>
  #root: Place | undefined
  #reading: Promise<void> | undefined
  /** Paths that lead nowhere into what is packed. */
  readonly #inBrief = new Set<string>()

  /** @param products Their details never change. */
  constructor(products: ReadonlyMap<string, CatalogProduct>) {
    this.#products = products
  }

  /** Reads them a little at a time where one of these paths makes it necessary: others get their turn in between. */
  async prepare(paths: readonly string[]): Promise<void> {
    if (!this.#root && paths.some((path) => this.#isUnknown(path))) await (this.#reading ??= this.#readInTurns())
  }

  has(path: string): boolean {
    if (!this.#root) {
      const root = newPlace()
      for (const product of this.#products.values()) collect(product.detail(), root)
      this.#root = root
    }
    let place: Place | undefined = this.#root
    for (const step of path.split('.')) place = place?.below.get(step)
    return place?.isValue === true
  }

  #isUnknown(path: string): boolean {
    if (!isOfDetail(path) || this.#inBrief.has(path)) return false
    if (this.#products.values().some(({ brief }) => whereIs(brief, path) === 'unknown')) return true
    if (this.#inBrief.size >= mostRemembered) this.#inBrief.clear()
    this.#inBrief.add(path)
    return false
  }

  async #readInTurns(): Promise<void> {
    const root = newPlace()
    try {
      await inTurns(this.#products, (_, product) => collect(product.detail(), root))
      this.#root ??= root
    } finally {
      this.#reading = undefined
    }
  }
}

/** Lists are walked through, as the search does. */
function collect(value: unknown, place: Place): void {
  if (Array.isArray(value)) for (const element of value) collect(element, place)
  else if (isRecord(value)) for (const key of Object.keys(value)) collect(value[key], placeBelow(place, key))
  else place.isValue = true
}

function placeBelow(place: Place, key: string): Place {
  const known = place.below.get(key)
  if (known) return known
  const made = newPlace()
  place.below.set(key, made)
  return made
}

function newPlace(): Place {
  return { below: new Map(), isValue: false }
}
