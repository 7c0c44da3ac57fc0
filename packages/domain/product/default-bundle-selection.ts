import type { Product, ProductOption } from '@welt/contract/entity/product.ts'

/** What a shopper takes of a bundle, as it travels with a cart item. */
export type BundleSelection = NonNullable<ProductOption['extension_attributes']['bundle_options']>

/** "The option marked default, else the first, with quantity 1 if missing." */
export function defaultBundleSelection(bundle: Pick<Product, 'bundle_options'>): BundleSelection {
  return (bundle.bundle_options ?? []).flatMap(({ option_id, product_links }) => {
    const link = product_links.find((link) => link.is_default) ?? product_links[0]
    return link ? [{ option_id, option_qty: link.qty ?? 1, option_selections: [link.id] }] : []
  })
}
