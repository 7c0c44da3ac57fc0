import type { Product } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'

export interface ProductLoadRules {
  preventConfigurableChildrenDirectAccess: boolean
}

export type ProductLoad =
  | { ok: true }
  | { ok: false; reason: 'status' | 'not-visible'; text: string }
  /** Look up the configurable product that this is a variant of and show that. */
  | { ok: false; reason: 'use-parent' }

const disabled = 2
const notVisibleIndividually = 1

/** Whether a product that was found may be shown as a page of its own. */
export function checkProductLoad(
  { status, visibility }: Pick<Product, 'status' | 'visibility'>,
  rules: ProductLoadRules,
): ProductLoad {
  if (status >= disabled) return { ok: false, reason: 'status', text: errorText.emptyByStatus(status) }
  if (visibility !== notVisibleIndividually) return { ok: true }
  if (rules.preventConfigurableChildrenDirectAccess) return { ok: false, reason: 'use-parent' }
  return { ok: false, reason: 'not-visible', text: errorText.emptyByVisibility(visibility) }
}
