import type { Product } from '@welt/contract/entity/product.ts'

/** A product without variants, for tests. */
export const sampleCream: Product = {
  id: 1101,
  sku: 'CREAM',
  name: 'Schuhcreme',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  image: '/good/shoe-cream.svg',
  price_incl_tax: 11.9,
  stock: { is_in_stock: true, qty: 140, manage_stock: true },
}
