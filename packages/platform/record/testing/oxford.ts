import type { Product } from '@welt/contract/entity/product.ts'

/** A shoe with sizes, of which a test says no more than it needs. */
export const oxford: Product = {
  id: 1,
  sku: 'OX',
  name: 'Oxford',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
}
