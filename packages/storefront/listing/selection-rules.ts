import type { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { SelectionRules } from '@welt/domain/listing/listing-selection.ts'
import type { Shop } from '../store-view/shop.ts'

export const priceCode = 'price'

/** A listing never asks for more than the catalogue answers at once. */
export const mostProducts = 4000

export function selectionRules(products: PublicConfig['products']): SelectionRules {
  const { defaultFilters, priceRanges, sortByAttributes, defaultSort, pageSize } = products
  return {
    attributes: defaultFilters.filter((code) => code !== priceCode),
    priceRanges: defaultFilters.includes(priceCode) ? priceRanges : [],
    sorts: sortByAttributes,
    defaultSort,
    lastPage: Math.max(1, Math.floor(mostProducts / pageSize)),
  }
}

/** What the catalogue is asked to sort by. "Sold-out products come last unless sorted otherwise." What was searched for comes by its merit. */
export function sortQuestion(
  sort: string,
  { defaultSort }: Pick<SelectionRules, 'defaultSort'>,
  text?: string,
): string | undefined {
  if (sort !== defaultSort) return sort
  return text ? undefined : `stock.is_in_stock:desc,${sort}`
}

/** The rules of a list, with pages as long as it says. */
export function pagedBy(
  { config }: Pick<Shop, 'config'>,
  { pageSize }: { pageSize?: number },
): PublicConfig['products'] {
  return pageSize === undefined ? config.products : { ...config.products, pageSize }
}
