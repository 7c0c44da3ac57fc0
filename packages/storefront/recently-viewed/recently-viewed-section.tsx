import type { Product } from '@welt/contract/entity/product.ts'
import { useMemo } from 'react'
import { RecentlyViewed } from './recently-viewed.tsx'

/** At the end of a product's page: it remembers the product and shows the ones before it. */
export default function RecentlyViewedSection({ product: { sku, name } }: { product: Pick<Product, 'sku' | 'name'> }) {
  const shown = useMemo(() => ({ sku, name }), [sku, name])
  return <RecentlyViewed shown={shown} />
}
