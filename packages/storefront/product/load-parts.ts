import type { Product } from '@welt/contract/entity/product.ts'
import { bundleTotal } from '@welt/domain/product/bundle-total.ts'
import { defaultBundleSelection } from '@welt/domain/product/default-bundle-selection.ts'
import { groupedTotal, type LinkedTotal } from '@welt/domain/product/grouped-total.ts'
import { need } from '../api/answer.ts'
import { leanKeys, pickLean } from '../catalog/pick-lean.ts'
import type { Shop } from '../store-view/shop.ts'
import { productPath } from '../url/entity-path.ts'
import type { Part } from './product-page-data.ts'

export interface PartsOfProduct {
  /** The product with the price of its parts. */
  product: Product
  parts: Part[]
}

interface WantedPart {
  sku: string
  quantity: number
  title?: string
}

/** A grouped product or a bundle costs what its parts cost; every other product is left as it is. */
export async function loadParts(shop: Shop, product: Product): Promise<PartsOfProduct> {
  const wanted = wantedParts(product)
  if (!wanted) return { product, parts: [] }
  const linked = await findLinked(shop, wanted)
  const { total, log } = totalOf(product, linked)
  for (const text of log) shop.log.warn({ sku: product.sku }, text)
  const parts = wanted.flatMap(({ sku, quantity, title }): Part[] => {
    const part = linked.get(sku)
    if (!part) return []
    const path = productPath(shop.storeView.seo, part)
    return [{ product: pickLean(part), quantity, path, ...(title && { title }) }]
  })
  return { product: { ...product, ...total, special_price: 0 }, parts }
}

function wantedParts(product: Product): WantedPart[] | null {
  switch (product.type_id) {
    case 'grouped':
      return (product.product_links ?? [])
        .filter((link) => link.link_type === 'associated' && link.linked_product_type === 'simple')
        .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
        .map((link) => ({ sku: link.linked_product_sku ?? '', quantity: 1 }))
    case 'bundle':
      return defaultBundleSelection(product).flatMap(({ option_id, option_qty = 1, option_selections }) => {
        const option = product.bundle_options?.find((option) => option.option_id === option_id)
        const link = option?.product_links.find((link) => option_selections.includes(link.id))
        return link ? [{ sku: link.sku, quantity: option_qty, title: option?.title }] : []
      })
    case 'simple':
    case 'configurable':
    case 'virtual':
    case 'downloadable':
      return null
  }
}

function totalOf(product: Product, linked: ReadonlyMap<string, Product>): LinkedTotal {
  return product.type_id === 'bundle' ? bundleTotal(product, linked) : groupedTotal(product, linked)
}

async function findLinked(shop: Shop, wanted: readonly WantedPart[]): Promise<Map<string, Product>> {
  const skus = [...new Set(wanted.map(({ sku }) => sku))].filter(Boolean)
  if (skus.length === 0) return new Map()
  const answer = await shop.api.search('product', {
    filters: { sku: { in: skus } },
    size: skus.length,
    include: leanKeys,
  })
  const { items } = need(answer, 'The parts of the product could not be loaded')
  return new Map(items.map((item) => [item.sku, item]))
}
