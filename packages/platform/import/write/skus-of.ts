import { isRecord } from '../../search/field-values.ts'

/** The skus of a product document: its own and those of its variants. */
export function skusOf(text: string): string[] {
  const product: unknown = JSON.parse(text)
  if (!isRecord(product)) return []
  const children: unknown[] = Array.isArray(product.configurable_children) ? product.configurable_children : []
  return [product, ...children].flatMap((one) => (isRecord(one) && typeof one.sku === 'string' ? [one.sku] : []))
}
