import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { displayPrice } from '@welt/domain/price/display-price.ts'
import type { Rating } from '@welt/domain/review/rating-of.ts'
import { stockLevel } from '@welt/domain/stock/stock-level.ts'

interface ProductDataContext {
  storeView: StoreView
  /** With the store prefix. */
  path: string
  image: string | undefined
  description: string
  /** Of the reviews that the page shows; null where it shows none. */
  rating: Rating | null
}

/** schema.org Product with one offer for each variant, tax included. Search engines take ratings only of pages that show them. */
export function productStructuredData(product: Product, context: ProductDataContext): object {
  const { storeView, path, image, description, rating } = context
  const offers = product.type_id === 'configurable' ? variantOffers(product, context) : [offerOf(product, context)]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: path,
    ...(image !== undefined && { image }),
    description,
    brand: { '@type': 'Brand', name: storeView.name },
    ...(rating && { aggregateRating: ratingData(rating) }),
    offers: offers.length === 1 ? offers[0] : offers,
  }
}

function ratingData({ average, count }: Rating): object {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 }
}

function variantOffers(product: Product, context: ProductDataContext): object[] {
  return (product.configurable_children ?? []).map((child) =>
    offerOf(withParentPrice(product, child), {
      ...context,
      path: `${context.path}?childSku=${encodeURIComponent(child.sku)}`,
    }),
  )
}

/** A variant that names no price of its own is sold at its parent's. */
function withParentPrice(parent: Product, child: ConfigurableChild) {
  return {
    sku: child.sku,
    stock: child.stock,
    price_incl_tax: child.price_incl_tax ?? parent.price_incl_tax,
  }
}

function offerOf(
  item: Pick<Product, 'sku' | 'stock' | 'price_incl_tax'>,
  { storeView, path }: ProductDataContext,
): object {
  const isSoldOut = stockLevel(item.stock, 0).level === 'sold-out'
  return {
    '@type': 'Offer',
    sku: item.sku,
    url: path,
    itemCondition: 'NewCondition',
    price: (displayPrice(item).current / 100).toFixed(2),
    priceCurrency: storeView.i18n.currencyCode,
    // schema.org's own context reads the short names as addresses.
    availability: isSoldOut ? 'OutOfStock' : 'InStock',
  }
}
