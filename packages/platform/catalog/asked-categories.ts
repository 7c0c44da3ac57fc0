import type { Filter } from '../search/search-engine.ts'

const categoryFields = new Set(['category_ids', 'category.category_id'])

/**
 * The categories that every hit is in, as the question names them. Clients ask for a category together with all below it,
 * the category itself first: its positions count first too.
 */
export function askedCategories(filter: Filter): string[] {
  switch (filter.op) {
    case 'terms':
      return categoryFields.has(filter.field) ? filter.values.map(String) : []
    case 'and':
      return filter.filters.flatMap(askedCategories)
    case 'or': {
      const [own, variant, ...others] = filter.filters
      const isOne = own !== undefined && others.length === 0 && (variant === undefined || isVariantOf(variant, own))
      return isOne ? askedCategories(own) : []
    }
    case 'not':
    case 'exists':
    case 'range':
      return []
  }
}

/** The second half of "the product itself or one of its variants". */
function isVariantOf(variant: Filter, own: Filter): boolean {
  if (variant.op !== 'and' || own.op !== 'terms') return false
  return variant.filters.some((part) => part.op === 'terms' && part.field === `${own.field}_options`)
}
