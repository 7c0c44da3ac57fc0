import type { Product } from '@welt/contract/entity/product.ts'
import { bundleTotal } from '@welt/domain/product/bundle-total.ts'
import { groupedTotal } from '@welt/domain/product/grouped-total.ts'
import type { Notes } from '../report/notes.ts'
import type { Draft } from './draft.ts'
import { readNumber } from './read-value.ts'

const composed = new Set<unknown>(['grouped', 'bundle'])

/** Whether only its parts tell what it costs: then these must be read first. */
export function lacksOwnPrice({ type_id, price }: Draft): boolean {
  return composed.has(type_id) && !((readNumber(price)?.value ?? 0) > 0)
}

/**
 * A group or a bundle without a price costs what its parts do, as its page and the cart add them up; lists, price filters and
 * sorting know only what stands in the document, and would offer it for nothing.
 */
export function priceParts(product: Product, find: (sku: string) => Product | undefined, notes: Notes): void {
  if (!lacksOwnPrice(product)) return
  const skus = [
    ...(product.product_links ?? []).map((link) => link.linked_product_sku ?? ''),
    ...(product.bundle_options ?? []).flatMap((option) => option.product_links.map(({ sku }) => sku)),
  ]
  const parts = new Map(
    skus.flatMap((sku) => {
      const part = find(sku)
      return part ? [[sku, part] as const] : []
    }),
  )
  const { total, log } = product.type_id === 'bundle' ? bundleTotal(product, parts) : groupedTotal(product, parts)
  // A sum that lacks a part would promise too little.
  if (log.length > 0 || total.price === 0) return
  product.price = total.price
  notes.add('price-of-parts')
}
