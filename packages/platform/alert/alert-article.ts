import type { Product } from '@welt/contract/entity/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { productSlug } from '@welt/domain/product/product-slug.ts'
import { isEnabled } from '@welt/domain/status/is-enabled.ts'
import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { variantValues } from '@welt/domain/variant/variant-values.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import { shopLink } from '../mail/shop-link.ts'

/** What somebody waits for, as a mail names it. */
export interface AlertArticle {
  sku: string
  name: string
  /** Farbe: Cognac, Größe: 42½; empty for a product without variants. */
  options: string
  url: string
  /** Where it lies: on its own shelf, or on those of all its variants. */
  shelves: string[]
}

/** Undefined for what the store view does not sell. */
export function findAlertArticle(
  index: CatalogIndex,
  sku: string,
  place: { publicUrl: string; storeView: StoreView },
): AlertArticle | undefined {
  const product = shownProduct(index.productsBySku(sku))
  if (!product) return undefined
  const attributes = (product.configurable_options ?? []).flatMap(
    ({ attribute_code }) => (attribute_code && index.attribute(attribute_code)) || [],
  )
  const variants = createVariantIndex(product, attributes)
  const variant = product.sku === sku ? undefined : variants.bySku(sku)
  if (product.sku !== sku && !variant) return undefined
  const values = variant ? variantValues(variants, variant) : []
  return {
    sku,
    name: product.name,
    options: values.map(({ option, label }) => `${option.label}: ${label}`).join(', '),
    url: shopLink(place.publicUrl, place.storeView, pathOf(product, place.storeView), variant ? { childSku: sku } : {}),
    shelves: variant || variants.variants.length === 0 ? [sku] : variants.variants.map((one) => one.sku),
  }
}

/** A variant may stand in the catalogue by itself too; a page of its own has the product that it belongs to. */
function shownProduct(products: readonly Product[]): Product | undefined {
  return products.find((product) => isEnabled(product) && product.visibility !== 1)
}

function pathOf(product: Product, { seo }: StoreView): string {
  if (!seo.useUrlDispatcher || !product.url_path) {
    return `/p/${encodeURIComponent(product.sku)}/${encodeURIComponent(productSlug(product))}`
  }
  return `/${product.url_path.split('/').map(encodeURIComponent).join('/')}`
}
