import type { PublicConfig } from '@welt/contract/entity/public-config.ts'

/** "Visibility [3,4] in search, [2,3,4] in lists; status [0,1]." */
const visibilities = { list: [2, 3, 4], search: [3, 4] } as const

/** Which products are listed at all. "Out-of-stock products are excluded when out-of-stock listing is disabled." */
export function listedFilters(
  { listOutOfStockProducts }: Pick<PublicConfig['products'], 'listOutOfStockProducts'>,
  where: keyof typeof visibilities = 'list',
): Record<string, unknown> {
  return {
    visibility: { in: visibilities[where] },
    status: { in: [0, 1] },
    ...(!listOutOfStockProducts && { 'stock.is_in_stock': { eq: true } }),
  }
}
