import type { BundleOption, Product } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { type BundleSelection, defaultBundleSelection } from './default-bundle-selection.ts'
import type { LinkedTotal } from './grouped-total.ts'
import { type PriceLine, priceTotal } from './price-total.ts'

/** "A bundle starts at 0 and adds price times qty of each option's default link", or of the links that a shopper selected. */
export function bundleTotal(
  bundle: Product,
  linked: ReadonlyMap<string, Product>,
  selection: BundleSelection = defaultBundleSelection(bundle),
): LinkedTotal {
  const lines: PriceLine[] = []
  const log: string[] = []
  for (const { option_id, option_qty, option_selections } of selection) {
    const option = bundle.bundle_options?.find((option) => option.option_id === Number(option_id))
    for (const id of option_selections) {
      const link = findLink(option, id)
      const product = link && linked.get(link.sku)
      if (product) lines.push({ product, qty: option_qty ?? link.qty ?? 1 })
      else log.push(errorText.linkNotFound)
    }
  }
  return { total: priceTotal(lines), log }
}

function findLink(option: BundleOption | undefined, id: string | number) {
  return option?.product_links.find((link) => String(link.id) === String(id))
}
