import type { Product } from '@welt/contract/entity/product.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { displayPrice } from '@welt/domain/price/display-price.ts'
import { checkProductLoad } from '@welt/domain/product/check-product-load.ts'
import { removeUnavailableVariants } from '@welt/domain/variant/remove-unavailable-variants.ts'
import { readVariantOptions } from '@welt/domain/variant/variant-option.ts'
import { redirect } from 'react-router'
import type { Crumb } from '../breadcrumb/crumb.ts'
import { badgeOf } from '../card/badge-of.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { constructionOf } from '../picture/construction-of.ts'
import { loadReviews } from '../review/load-reviews.ts'
import { readReviewQuery } from '../review/review-query.ts'
import type { Shop } from '../store-view/shop.ts'
import { productPath } from '../url/entity-path.ts'
import { careOf, craftOf } from './craft-of.ts'
import { factsOf } from './facts-of.ts'
import { findParent, findProduct } from './find-product.ts'
import { galleriesOf } from './galleries-of.ts'
import { leanProduct, variantRows } from './lean-product.ts'
import { loadParts } from './load-parts.ts'
import { loadProductAttributes } from './load-product-attributes.ts'
import { loadProductTrail } from './load-product-trail.ts'
import { loadRecommendations } from './load-recommendations.ts'
import { makerOf } from './maker-of.ts'
import { productHead } from './product-head.ts'
import type { ProductPageData } from './product-page-data.ts'
import { sizeScales } from './size-scales.ts'

export interface ProductPageRequest {
  sku: string
  routeName?: string
  /** Says which reviews are listed. */
  url: URL
  /** What the url map found at the path: then nobody has to ask for it again. */
  product?: Product
}

/** "The product is fetched by sku. Status 2 or higher is an error. Visibility 1: the configurable parent is used. Attributes, gallery and breadcrumbs then load." */
export async function loadProductPage(
  shop: Shop,
  request: ProductPageRequest,
): Promise<ProductPageData | PageData | Response> {
  const [known] = await Promise.all([
    request.product ?? findProduct(shop, request.sku),
    // The words of what stands below the first view.
    shop.texts.load(['detail']),
  ])
  if (!known) return loadPlainPage(shop, 'not-found')
  const found = (await shop.syncPrices?.(known)) ?? known
  const load = checkProductLoad(found, shop.config.products)
  if (!load.ok) return load.reason === 'use-parent' ? toParent(shop, found) : refuse(shop, found, load.text)

  const available = removeUnavailableVariants(found, shop.config.products)
  const way = loadProductTrail(shop, available)
  const [attributes, trail, { product, parts }, reviews, recommendations] = await Promise.all([
    loadProductAttributes(shop, available),
    way,
    loadParts(shop, available),
    loadReviews(shop, available, readReviewQuery(request.url.searchParams)),
    loadRecommendations(shop, available, way),
  ])
  const { options, log } = readVariantOptions(product, product.configurable_children ?? [], attributes)
  for (const text of log) shop.log.warn({ sku: product.sku }, text)

  const galleries = galleriesOf(product)
  const lean = leanProduct(product, options)
  const home = { label: shop.texts.text('shell.home'), path: '/' }
  const breadcrumbs: Crumb[] = [home, ...trail.crumbs, { label: product.name }]
  return {
    page: 'product',
    status: 200,
    routeName: request.routeName ?? `${product.type_id}-product`,
    head: productHead(shop, product, {
      breadcrumbs,
      picture: galleries['']?.[0]?.path ?? null,
      rating: reviews.state === 'shown' ? reviews.rating : null,
    }),
    breadcrumbs,
    counterpart: { by: 'entity', entity: 'product', id: product.id },
    product: lean,
    variants: variantRows(product, lean, galleries),
    eyebrow: product.hf_cat_description ? (product.hf_sub_headline ?? '') : '',
    sentence: product.hf_cat_description ?? product.hf_sub_headline ?? '',
    description: product.description ?? '',
    badge: badgeOf(product, {
      isReduced: displayPrice(lean).before !== null,
      now: shop.clock(),
      text: shop.texts.text,
    }),
    galleries,
    sizes: sizeScales(product, attributes),
    parts,
    fitPercent: product.hf_fit_length ?? null,
    craft: craftOf(product, attributes, shop.texts.text),
    facts: factsOf(product, attributes),
    construction: constructionOf(product),
    care: careOf(product, attributes),
    maker: makerOf(product),
    reviews,
    recommendations,
  }
}

/** "A direct visit to a configurable child product is redirected to its parent with a 301." */
async function toParent(shop: Shop, child: Product): Promise<PageData | Response> {
  const parent = await findParent(shop, child.sku)
  if (!parent) return refuse(shop, child, errorText.emptyByVisibility(child.visibility))
  return redirect(`${productPath(shop.storeView.seo, parent)}?childSku=${encodeURIComponent(child.sku)}`, 301)
}

function refuse(shop: Shop, product: Product, text: string): Promise<PageData> {
  shop.log.warn({ sku: product.sku }, text)
  return loadPlainPage(shop, 'not-found')
}
