/** "By skus: status 1 and not_saleable 0." */
export function skuFilters(skus: readonly string[]): Record<string, unknown> {
  return { sku: { in: [...skus] }, status: { in: [1] }, not_saleable: { in: [0] } }
}
