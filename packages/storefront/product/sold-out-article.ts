import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import type { VariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { variantValues } from '@welt/domain/variant/variant-values.ts'
import { colourCode, sizeCode } from '../attribute/option-code.ts'
import type { SoldOutArticle } from '../panel/modal.ts'
import { variantTitle } from './chosen-view.ts'
import type { ViewContext } from './view-context.ts'

/** A product, or one variant of it, in the words in which somebody asks to be told when it is back. */
export function soldOutArticle(
  { sku, name }: Pick<Product, 'sku' | 'name'>,
  index: VariantIndex,
  variant: ConfigurableChild | null,
  context: Pick<ViewContext, 'text'>,
): SoldOutArticle {
  if (!variant) return { sku, what: name, words: name }
  const labels = new Map(variantValues(index, variant).map(({ option, label }) => [option.code, label]))
  const words = [name, labels.get(colourCode), variantTitle(index, variant, context)].filter(Boolean).join(', ')
  return { sku: variant.sku, what: labels.get(sizeCode) ?? name, words }
}
