import type { Product } from '@welt/contract/entity/product.ts'
import type { Rating } from '@welt/domain/review/rating-of.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Crumb } from '../breadcrumb/crumb.ts'
import type { Head } from '../head/head.ts'
import { socialPicture } from '../head/social-picture.ts'
import { plainText } from '../html/plain-text.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'
import { productPath } from '../url/entity-path.ts'
import { productStructuredData } from './product-structured-data.ts'

/** What search engines show of a description. */
const descriptionLength = 155

export function productHead(
  shop: Pick<Shop, 'storeView' | 'pictureUrl'>,
  product: Product,
  { breadcrumbs, picture, rating }: { breadcrumbs: readonly Crumb[]; picture: string | null; rating: Rating | null },
): Head {
  const { storeView } = shop
  const path = productPath(storeView.seo, product)
  const canonicalPath = withStorePrefix(storeView, path)
  const social = picture === null ? undefined : socialPicture(shop, picture, product.name)
  const description = descriptionOf(product) || storeView.seo.description
  return {
    title: pageTitle(storeView.seo, titleOf(product)),
    description,
    canonicalPath,
    ...(social && { picture: social }),
    structuredData: [
      productStructuredData(product, { storeView, path: canonicalPath, image: social?.path, description, rating }),
      breadcrumbData(storeView, breadcrumbs, path),
    ],
  }
}

function titleOf(product: Product): string {
  if (typeof product['meta_title'] === 'string' && product['meta_title']) return product['meta_title']
  return product.hf_sub_headline ? `${product.name}: ${product.hf_sub_headline}` : product.name
}

function descriptionOf(product: Product): string {
  if (typeof product['meta_description'] === 'string' && product['meta_description']) return product['meta_description']
  const sentence = product.hf_cat_description ?? product.hf_sub_headline
  const parts = [sentence && `${sentence.replace(/\.$/, '')}.`, plainText(product.description ?? '')]
  return shorten(parts.filter(Boolean).join(' '), descriptionLength)
}

/** Ends with a whole word. */
function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,;:–-]+$/, '')} …`
}
