import type { Category } from '@welt/contract/entity/category.ts'
import { errorText } from '@welt/contract/error-text.ts'
import { readSelection } from '@welt/domain/listing/listing-selection.ts'
import { isIndexedCategory } from '@welt/domain/url/indexed-page.ts'
import { isPlainListing } from '@welt/domain/url/is-plain-listing.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { need, PlatformError } from '../api/answer.ts'
import type { Crumb } from '../breadcrumb/crumb.ts'
import { listedFilters } from '../catalog/listed-filters.ts'
import { socialPicture } from '../head/social-picture.ts'
import { plainText } from '../html/plain-text.ts'
import { type ListQuestion, loadListing } from '../listing/load-listing.ts'
import { selectionRules } from '../listing/selection-rules.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'
import { categoryPath } from '../url/entity-path.ts'
import { categoryIds } from './category-ids.ts'
import type { CategoryListing, CategoryPageData } from './category-page-data.ts'
import { loadCategoryBlocks } from './load-category-blocks.ts'
import { loadCategoryTrail } from './load-category-trail.ts'
import { teaserOf } from './teaser-of.ts'

export interface CategoryPageRequest {
  id: number
  routeName?: string
  url: URL
  category?: Category
}

export async function loadCategoryPage(shop: Shop, request: CategoryPageRequest): Promise<CategoryPageData | PageData> {
  const category = request.category ?? (await findCategory(shop, request.id))
  if (!category?.is_active) {
    shop.log.info({ reason: errorText.categoryEmpty('id', String(request.id)) }, 'a category was not found')
    return loadPlainPage(shop, 'not-found')
  }
  const { storeView, config, texts } = shop
  // A filter may be named in the words of the page.
  await texts.load(['category'])
  const question: ListQuestion = {
    filters: { category_ids: { in: categoryIds(category) }, ...listedFilters(config.products) },
  }
  const [listing, blocks, trail] = await Promise.all([
    loadListing(shop, question, request.url.searchParams).catch(emptyOffline(shop, request.url.searchParams)),
    loadCategoryBlocks(shop, category),
    loadCategoryTrail(shop, category),
  ])
  const path = categoryPath(storeView.seo, category)
  const breadcrumbs: Crumb[] = [
    { label: texts.text('shell.home'), path: '/' },
    ...trail.map((parent) => ({ label: parent.name, path: categoryPath(storeView.seo, parent) })),
    { label: category.name },
  ]
  const isIndexed = isIndexedCategory(category, config.category.rootId) && isPlainListing(request.url.searchParams)
  // Editors of other shops write markup; here it is one paragraph of words.
  const description = plainText(category.description ?? '')
  return {
    page: 'category',
    status: 200,
    routeName: request.routeName ?? 'category',
    head: {
      title: pageTitle(storeView.seo, category.name),
      description: description || storeView.seo.description,
      canonicalPath: withStorePrefix(storeView, path),
      ...(!isIndexed && { noIndex: true }),
      ...(category.image && { picture: socialPicture(shop, category.image, category.name) }),
      structuredData: [breadcrumbData(storeView, breadcrumbs, path)],
    },
    breadcrumbs,
    counterpart: { by: 'entity', entity: 'category', id: category.id },
    title: category.name,
    description,
    image: category.image ?? null,
    teaser: teaserOf(category),
    question,
    ...listing,
    ...blocks,
    subcategories: (category.children_data ?? [])
      .filter((child) => child.is_active && child.product_count > 0)
      .sort((one, other) => one.position - other.position)
      .map((child) => ({
        name: child.name,
        path: categoryPath(storeView.seo, child),
        count: child.product_count,
      })),
  }
}

/** "Offline and empty": what the browser has kept does not reach as far as the products. */
function emptyOffline(shop: Shop, params: URLSearchParams): (cause: unknown) => CategoryListing {
  return (cause) => {
    if (!(cause instanceof PlatformError) || cause.failure.at !== 'offline') throw cause
    const selection = readSelection(params, selectionRules(shop.config.products))
    return { facets: [], listed: { selection, total: 0, cards: [], counts: {} }, isOffline: true }
  }
}

async function findCategory(shop: Shop, id: number): Promise<Category | undefined> {
  const answer = await shop.api.search('category', { filters: { id: { eq: id } }, size: 1 })
  return need(answer, 'The category could not be loaded').items[0]
}
