import type { ProductStock } from '@welt/contract/entity/stock-item.ts'
import { isEnabled } from '@welt/domain/status/is-enabled.ts'
import { isInStock } from '@welt/domain/stock/stock-status.ts'
import type { BriefProduct } from '../record/brief-product.ts'
import type { CatalogProduct } from './catalog-product.ts'

/**
 * A bundle can be had while each of its required options has a part that can be had. What its own shelf says is kept apart:
 * a merchant who takes it off sale means it, whatever its parts have.
 */
export class BundleShelves {
  readonly #products: ReadonlyMap<string, CatalogProduct>
  /** The products that have a part of a bundle, by its sku. */
  readonly #ids: ReadonlyMap<string, readonly string[]>
  readonly #ownStock = new Map<string, ProductStock | undefined>()
  readonly #bundlesOf = new Map<string, Set<string>>()

  constructor(products: ReadonlyMap<string, CatalogProduct>) {
    this.#products = products
    for (const [id, { brief }] of products) {
      const { type_id, stock, bundle_options = [] } = brief
      if (type_id !== 'bundle') continue
      this.#ownStock.set(id, stock)
      for (const { sku } of bundle_options.flatMap(({ product_links }) => product_links)) {
        const bundles = this.#bundlesOf.get(sku) ?? new Set()
        this.#bundlesOf.set(sku, bundles.add(id))
      }
    }
    this.#ids = idsOf(products, this.#bundlesOf)
  }

  get ids(): Iterable<string> {
    return this.#ownStock.keys()
  }

  /** The bundles that one of these skus is a part of. */
  idsWith(skus: Iterable<string>): Set<string> {
    return new Set(Iterator.from(skus).flatMap((sku) => this.#bundlesOf.get(sku) ?? []))
  }

  /** Its own shelf has changed; false for what is no bundle. */
  noteOwn(id: string, stock: ProductStock | undefined): boolean {
    if (!this.#ownStock.has(id)) return false
    this.#ownStock.set(id, stock)
    return true
  }

  /** The bundle as its own shelf and its parts have it now; the same object where nothing has changed. */
  follow(id: string, bundle: CatalogProduct): CatalogProduct {
    const { brief } = bundle
    const own = this.#ownStock.get(id)
    const held = own && { ...own, is_in_stock: isInStock(own) }
    const stock = this.#hasParts(brief) ? held : { product_id: brief.id, ...own, ...soldOut }
    return isSame(stock, brief.stock) ? bundle : bundle.with({ stock })
  }

  #hasParts({ bundle_options = [] }: BriefProduct): boolean {
    const answers = bundle_options.map(({ required, product_links }) => ({
      isRequired: required !== false,
      isThere: product_links.some(({ sku, qty }) => this.#isThere(sku, qty ?? 1)),
    }))
    return answers.every(({ isRequired, isThere }) => isThere || !isRequired) && answers.some(({ isThere }) => isThere)
  }

  /** What nobody counts is there; what no document sells is not. */
  #isThere(sku: string, qty: number): boolean {
    return (this.#ids.get(sku) ?? []).some((id) => {
      const product = this.#products.get(id)
      if (!product || !isEnabled(product.brief)) return false
      if (product.brief.sku === sku) return holds(product.brief.stock, qty)
      const at = product.skus.indexOf(sku)
      return at !== -1 && product.isEnabled(at) && holds(product.stockOf(at), qty)
    })
  }
}

/** A few skus among very many: those of all products are sorted in only when somebody asks for one. */
function idsOf(
  products: ReadonlyMap<string, CatalogProduct>,
  parts: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>()
  // To be looked up a text is read to its end; its length is known.
  const lengths = new Set(Iterator.from(parts.keys()).map((sku) => sku.length))
  const add = (sku: string, id: string) => {
    if (lengths.has(sku.length) && parts.has(sku)) ids.set(sku, [...(ids.get(sku) ?? []), id])
  }
  for (const [id, { brief, skus }] of products) {
    add(brief.sku, id)
    for (const sku of skus) add(sku, id)
  }
  return ids
}

/** Its parts are counted, and so it is itself. */
const soldOut = { qty: 0, is_in_stock: false, manage_stock: true }

function isSame(one: ProductStock | undefined, other: ProductStock | undefined): boolean {
  return one?.qty === other?.qty && one?.is_in_stock === other?.is_in_stock && one?.manage_stock === other?.manage_stock
}

function holds(stock: ProductStock | undefined, qty: number): boolean {
  if (!stock || stock.manage_stock === false) return true
  return isInStock(stock) && (Number(stock.backorders ?? 0) > 0 || stock.qty >= qty)
}
