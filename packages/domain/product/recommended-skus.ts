import type { Product } from '@welt/contract/entity/product.ts'

export interface RecommendedSkus {
  /** Other models in its place. */
  similar: string[]
  /** What goes with it. */
  matching: string[]
}

/** "Related" and "upsell" lead to what could be bought instead, "crosssell" to what is bought along with it; each in the merchant's order. */
export function recommendedSkus(product: Pick<Product, 'sku' | 'product_links'>): RecommendedSkus {
  const similar = [...linked(product, 'related'), ...linked(product, 'upsell')]
  const matching = linked(product, 'crosssell').filter((sku) => !similar.includes(sku))
  return { similar: [...new Set(similar)], matching: [...new Set(matching)] }
}

function linked({ sku: own, product_links = [] }: Pick<Product, 'sku' | 'product_links'>, type: string): string[] {
  return product_links
    .filter(({ link_type }) => link_type === type)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .flatMap(({ linked_product_sku: sku }) => (sku && sku !== own ? [sku] : []))
}
