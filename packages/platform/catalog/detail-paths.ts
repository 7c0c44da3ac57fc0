import { isRecord } from '../search/field-values.ts'
import type { CatalogProduct } from './catalog-product.ts'

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

  /** @param products Their details never change. */
  constructor(products: ReadonlyMap<string, CatalogProduct>) {
    this.#products = products
  }

  has(path: string): boolean {
    this.#root ??= placesOf(this.#products)
    let place: Place | undefined = this.#root
    for (const step of path.split('.')) place = place?.below.get(step)
    return place?.isValue === true
  }
}

function placesOf(products: ReadonlyMap<string, CatalogProduct>): Place {
  const root = newPlace()
  for (const product of products.values()) collect(product.detail(), root)
  return root
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
