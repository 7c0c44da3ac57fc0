import type { Product } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'

export type ParentSku = { ok: true; parentSku: string } | { ok: false; reason: 'no-parent-sku'; text: string }

/** "A variant lookup needs parentSku." */
export function requireParentSku({ parentSku }: Pick<Product, 'parentSku'>): ParentSku {
  if (parentSku) return { ok: true, parentSku }
  return { ok: false, reason: 'no-parent-sku', text: errorText.noParentSku }
}
