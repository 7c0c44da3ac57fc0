import { isRecord } from '../search/field-values.ts'
import type { CatalogProduct } from './catalog-product.ts'

/**
 * All paths that lead to a value in the detail of any product. It is read when somebody first asks for such a path, all of it: a
 * question may name any number of paths that are nowhere, and each of them would take as long.
 */
export class DetailPaths {
  readonly #products: ReadonlyMap<string, CatalogProduct>
  #paths: ReadonlySet<string> | undefined

  /** @param products Their details never change. */
  constructor(products: ReadonlyMap<string, CatalogProduct>) {
    this.#products = products
  }

  has(path: string): boolean {
    this.#paths ??= pathsOf(this.#products)
    return this.#paths.has(path)
  }
}

function pathsOf(products: ReadonlyMap<string, CatalogProduct>): ReadonlySet<string> {
  const paths = new Set<string>()
  for (const product of products.values()) collect(product.detail(), '', paths)
  return paths
}

/** Lists are walked through, as the search does. */
function collect(value: unknown, path: string, into: Set<string>): void {
  if (Array.isArray(value)) for (const element of value) collect(element, path, into)
  else if (isRecord(value)) {
    for (const key of Object.keys(value)) collect(value[key], path === '' ? key : `${path}.${key}`, into)
  } else into.add(path)
}
