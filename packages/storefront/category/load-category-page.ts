import type { Category } from '@welt/contract/entity/category.ts'
import { isIndexedCategory } from '@welt/domain/url/indexed-page.ts'
import { isPlainListing } from '@welt/domain/url/is-plain-listing.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { need } from '../api/answer.ts'
import { loadAttributes } from '../attribute/load-attributes.ts'
import type { Crumb } from '../breadcrumb/crumb.ts'
import { type CardData, cardData, cardFields } from '../card/card-data.ts'
import { listedFilters } from '../catalog/listed-filters.ts'
import { socialPicture } from '../head/social-picture.ts'
import { plainText } from '../html/plain-text.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'
import { categoryPath } from '../url/entity-path.ts'
import { categoryIds, type ListingQuery, readListingQuery } from './listing-query.ts'
import { loadCategoryTrail } from './load-category-trail.ts'

export interface CategoryPageData extends PageData {
  page: 'category'
  title: string
  description: string
  teaser: Teaser | null
  cards: CardData[]
  total: number
  sort: string
  sortOptions: string[]
  /** How many more the next page brings; 0 where everything is shown. */
  more: number
  nextPage: number
  subcategories: { name: string; path: string; count: number }[]
}

export interface Teaser {
  headline: string
  text: string
  path: string | null
  image: string | null
}

export interface CategoryPageRequest {
  id: number
  routeName?: string
  url: URL
  category?: Category
}

export async function loadCategoryPage(shop: Shop, request: CategoryPageRequest): Promise<CategoryPageData | PageData> {
  const category = request.category ?? (await findCategory(shop, request.id))
  if (!category?.is_active) return loadPlainPage(shop, 'not-found')

  const query = readListingQuery(request.url.searchParams, shop.config.products)
  const [listing, labels, trail] = await Promise.all([
    search(shop, category, query),
    loadAttributes(shop),
    loadCategoryTrail(shop, category),
  ])
  const text = shop.texts.text
  const path = categoryPath(shop.storeView.seo, category)
  const breadcrumbs: Crumb[] = [
    { label: text('shell.home'), path: '/' },
    ...trail.map((parent) => ({ label: parent.name, path: categoryPath(shop.storeView.seo, parent) })),
    { label: category.name },
  ]
  const shown = listing.items.length
  const isIndexed = isIndexedCategory(category, shop.config.category.rootId) && isPlainListing(request.url.searchParams)
  // Editors of other shops write markup; here it is one paragraph of words.
  const description = plainText(category.description ?? '')
  return {
    page: 'category',
    status: 200,
    routeName: request.routeName ?? 'category',
    head: {
      title: pageTitle(shop.storeView.seo, category.name),
      description: description || shop.storeView.seo.description,
      canonicalPath: withStorePrefix(shop.storeView, path),
      ...(!isIndexed && { noIndex: true }),
      ...(category.image && { picture: socialPicture(shop, category.image, category.name) }),
      structuredData: [breadcrumbData(shop.storeView, breadcrumbs, path)],
    },
    breadcrumbs,
    counterpart: { by: 'entity', entity: 'category', id: category.id },
    title: category.name,
    description,
    teaser: teaserOf(category),
    cards: listing.items.map((product) => cardData(shop, product, labels)),
    total: listing.total,
    sort: query.sort,
    sortOptions: [shop.config.products.defaultSort, ...shop.config.products.sortByAttributes],
    more: Math.min(shop.config.products.pageSize, listing.total - shown),
    nextPage: query.page + 1,
    subcategories: (category.children_data ?? [])
      .filter((child) => child.is_active && child.product_count > 0)
      .sort((one, other) => one.position - other.position)
      .map((child) => ({
        name: child.name,
        path: categoryPath(shop.storeView.seo, child),
        count: child.product_count,
      })),
  }
}

async function findCategory(shop: Shop, id: number): Promise<Category | undefined> {
  const answer = await shop.api.search('category', { filters: { id: { eq: id } }, size: 1 })
  return need(answer, 'The category could not be loaded').items[0]
}

async function search(shop: Shop, category: Category, query: ListingQuery) {
  const answer = await shop.api.search('product', {
    filters: {
      category_ids: { in: categoryIds(category) },
      ...listedFilters(shop.config.products),
    },
    sort: query.sort,
    size: query.page * shop.config.products.pageSize,
    include: cardFields,
  })
  return need(answer, 'The products of the category could not be loaded')
}

function teaserOf(category: Category): Teaser | null {
  if (!category.teaser_is_active || !category.teaser_headline) return null
  return {
    headline: category.teaser_headline,
    text: category.teaser_text ?? '',
    path: category.teaser_button_link ?? null,
    image: category.teaser_right_image ?? category.teaser_left_image ?? null,
  }
}
