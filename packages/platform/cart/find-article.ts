import type { Product, ProductOption } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { isEnabled } from '@welt/domain/status/is-enabled.ts'
import type { CatalogIndex } from '../catalog/catalog-index.ts'
import type { Article, ArticleFault, AskedItem, FoundArticle, SingleArticle } from './article.ts'
import type { CartSettings } from './cart-settings.ts'
import { optionHash } from './option-hash.ts'
import { readBundleOptions } from './read-bundle-options.ts'
import { readCustomOptions } from './read-custom-options.ts'
import { readProductOption } from './read-product-option.ts'
import { variantChoice } from './variant-choice.ts'
import { variantIndexOf } from './variant-index-of.ts'

type Extension = ProductOption['extension_attributes']

/** Where to look, and for whom: a customer group may have prices and tiers of its own. */
export interface ArticleCase {
  index: CatalogIndex
  settings: Pick<CartSettings, 'maxSaleQuantity'>
  customerGroupId: number
}

/**
 * What is sold under a sku: a simple product, a variant (by its own sku, or by its parent's with the options that lead to
 * it) or a bundle. What a client says about names and prices is not looked at.
 */
export function findArticle(asked: AskedItem, where: ArticleCase): FoundArticle {
  const extension = readProductOption(asked.productOption)
  if (!extension) return refuse('options', errorText.noSuchConfiguration)
  const single = findSingle(where, asked, extension)
  if ('fault' in single) return single
  if (single.product.type_id === 'bundle') return bundleArticle(where, single.product, extension)

  const { product, variant } = single
  const custom = readCustomOptions(product, extension.custom_options)
  if ('fault' in custom) return refuse('options', custom.fault)
  const choice = variant && variantChoice(product, variant, where.index)
  const kept: Extension = {
    ...(custom.chosen.length > 0 && { custom_options: custom.chosen }),
    ...(choice && { configurable_item_options: choice.kept }),
  }
  return {
    article: {
      ...single,
      sku: variant?.sku ?? product.sku,
      parentSku: variant ? product.sku : null,
      productOption: Object.keys(kept).length > 0 ? { extension_attributes: kept } : null,
      optionHash: optionHash(kept),
      options: [...(choice?.words ?? []), ...custom.options],
      parts: [],
      isVirtual: isVirtual(product),
      maximum: maximumOf(single, where),
    },
  }
}

/** An enabled variant is found through its parent; a product of its own under the same sku only if no parent sells it. */
function findSingle(
  { index, customerGroupId }: ArticleCase,
  { sku, parentSku }: AskedItem,
  extension: Extension = {},
): SingleArticle | { fault: ArticleFault } {
  const products = index.productsBySku(sku, customerGroupId)
  const parents = products.filter((one) => one.sku !== sku && isEnabled(one))
  const parent = parents.find((one) => one.sku === parentSku) ?? parents[0]
  const variant = parent && variantIndexOf(parent, index).bySku(sku)
  if (variant) return { product: parent, variant }

  const own = products.filter((one) => one.sku === sku)
  const product = own.find(isEnabled)
  if (!product)
    return products.length > 0
      ? refuse('not available', errorText.notAvailable)
      : refuse('gone', errorText.noSuchProduct)
  if (product.type_id === 'grouped') return refuse('options', errorText.groupedItself)
  return product.type_id === 'configurable' ? chooseVariant(index, product, extension) : { product, variant: null }
}

function chooseVariant(
  index: CatalogIndex,
  product: Product,
  { configurable_item_options: chosen = [] }: Extension,
): SingleArticle | { fault: ArticleFault } {
  const variants = variantIndexOf(product, index)
  const answers = new Map(chosen.map(({ option_id, option_value }) => [String(option_id), option_value]))
  const picked = Object.fromEntries(variants.options.map(({ code, attributeId }) => [code, answers.get(attributeId)]))
  const isWhole = variants.options.length > 0 || variants.variants.length === 1
  const variant = isWhole ? variants.find(picked) : undefined
  return variant ? { product, variant } : refuse('options', errorText.noSuchConfiguration)
}

function bundleArticle(where: ArticleCase, bundle: Product, extension: Extension): FoundArticle {
  const read = readBundleOptions(bundle, extension.bundle_options)
  if ('fault' in read) return refuse('options', read.fault)
  const custom = readCustomOptions(bundle, extension.custom_options)
  if ('fault' in custom) return refuse('options', custom.fault)

  const parts: Article['parts'] = []
  const words: Article['options'] = []
  for (const { option, link, qty } of read.picks) {
    const part = findSingle(where, link)
    if ('fault' in part) return refuse('not available', errorText.notAvailable)
    parts.push({ ...part, sku: link.sku, qty })
    words.push({ label: option.title ?? '', value: `${qty} × ${part.product.name}` })
  }
  const kept: Extension = {
    bundle_options: read.selection,
    ...(custom.chosen.length > 0 && { custom_options: custom.chosen }),
  }
  return {
    article: {
      product: bundle,
      variant: null,
      sku: bundle.sku,
      parentSku: null,
      productOption: { extension_attributes: kept },
      optionHash: optionHash(kept),
      options: [...words, ...custom.options],
      parts,
      isVirtual: parts.every(({ product }) => isVirtual(product)),
      maximum: parts.reduce(
        (most, part) => Math.min(most, Math.floor(maximumOf(part, where) / part.qty)),
        maximumOf({ product: bundle, variant: null }, where),
      ),
    },
  }
}

function isVirtual({ type_id }: Product): boolean {
  return type_id === 'virtual' || type_id === 'downloadable'
}

function maximumOf({ product, variant }: SingleArticle, { settings: { maxSaleQuantity } }: ArticleCase): number {
  const own = (variant ?? product).stock?.max_sale_qty
  return typeof own === 'number' && own >= 1 ? Math.min(Math.floor(own), maxSaleQuantity) : maxSaleQuantity
}

function refuse(reason: ArticleFault['reason'], text: string): { fault: ArticleFault } {
  return { fault: { reason, text } }
}
