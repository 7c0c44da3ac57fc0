import { createHash } from 'node:crypto'
import { type PriceAmounts, type PriceInfo, priceInfoNames } from '@welt/contract/entity/price-info.ts'
import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { toCents } from '@welt/domain/money/cents.ts'
import { formatPrice } from '@welt/domain/money/format-price.ts'
import { isEnabled } from '@welt/domain/status/is-enabled.ts'

type Priced = Product | ConfigurableChild

/** A product, or one of its variants, that carries all price fields. */
export interface PricedArticle {
  product: Product
  variant?: ConfigurableChild | undefined
}

/** What is asked for an article now, as the field's platforms tell it: gross, net, and in words. */
export function priceInfo({ product, variant }: PricedArticle, { storeId, url, i18n }: StoreView): PriceInfo {
  const article = variant ?? product
  const others = variant ? [] : (product.configurable_children ?? []).filter(isEnabled)
  const gross = amounts(article, others, ['price_incl_tax', 'original_price_incl_tax', 'special_price_incl_tax'])
  const net = amounts(article, others, ['price', 'original_price', 'special_price'])
  return {
    id: article.id ?? product.id,
    name: article.name ?? product.name,
    type: variant ? 'simple' : product.type_id,
    url: `${url}/${product.url_path ?? product.url_key ?? ''}`,
    store_id: storeId,
    currency_code: i18n.currencyCode,
    sgn: signature([storeId, article.sku, ...Object.values(gross), ...Object.values(net)]),
    price_info: {
      ...gross,
      formatted_prices: each((name) => formatPrice(toCents(gross[name]), i18n)),
      extension_attributes: { tax_adjustments: net, weee_attributes: [], weee_adjustment: '' },
    },
  }
}

type Fields = readonly [price: keyof Priced, regular: keyof Priced, special: keyof Priced]

/** The lowest and the highest are those of the variants; a product without any has one price. */
function amounts(article: Priced, variants: readonly Priced[], [price, regular, special]: Fields): PriceAmounts {
  const prices = known(variants.length > 0 ? variants : [article], price)
  const regulars = known(variants.length > 0 ? variants : [article], regular)
  const lowestRegular = Math.min(...regulars)
  return {
    final_price: amount(article, price),
    max_price: Math.max(...prices),
    max_regular_price: Math.max(...regulars),
    minimal_regular_price: lowestRegular,
    special_price: amount(article, special),
    minimal_price: Math.min(...prices),
    // A configurable product may name no price of its own.
    regular_price: amount(article, regular) || lowestRegular,
  }
}

function known(articles: readonly Priced[], field: keyof Priced): number[] {
  return articles.map((article) => amount(article, field))
}

function amount(article: Priced, field: keyof Priced): number {
  const value = article[field]
  return typeof value === 'number' ? value : 0
}

function each(write: (name: keyof PriceAmounts) => string): Record<keyof PriceAmounts, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each name
  return Object.fromEntries(priceInfoNames.map((name) => [name, write(name)])) as Record<keyof PriceAmounts, string>
}

/** No order trusts a price that a client sends, signed or not: this only tells whether something has changed. */
function signature(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
