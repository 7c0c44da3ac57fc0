import type { CatalogEntity } from '@welt/contract/api/catalog.ts'

/** How the names in a question become fields of the index. */
export interface FieldRules {
  entity: CatalogEntity
  /** The field with the price that the shopper sees: filters, ranges and sorting go by it. */
  shownPrice: string
}

/** Upper bound and letters, of any script, keep a name from being anything but a name. */
const fieldName = /^[\p{L}\p{M}\p{N}_@-]+(?:\.[\p{L}\p{M}\p{N}_@-]+)*$/u

export function isFieldName(name: string): boolean {
  return name.length <= 100 && fieldName.test(name)
}

/** `category.name.keyword` is how other engines call the unanalysed `category.name`. */
export function fieldOf(name: string, rules: FieldRules): string {
  const field = name.endsWith('.keyword') ? name.slice(0, -'.keyword'.length) : name
  return rules.entity === 'product' && field === 'final_price' ? rules.shownPrice : field
}

/** In the catalogue scope `price` is the price that is shown, not the net one of the document. */
export function catalogFieldOf(name: string, rules: FieldRules): string {
  return fieldOf(rules.entity === 'product' && name === 'price' ? 'final_price' : name, rules)
}
