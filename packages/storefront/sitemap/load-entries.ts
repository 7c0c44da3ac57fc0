import { isIndexedCategory, isIndexedCmsPage, isIndexedProduct } from '@welt/domain/url/indexed-page.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { need } from '../api/answer.ts'
import type { CatalogQuery, EntityName, EntityTypes } from '../api/catalog-query.ts'
import { listedFilters } from '../catalog/listed-filters.ts'
import type { Shop } from '../store-view/shop.ts'
import { categoryPath, cmsPath, productPath } from '../url/entity-path.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

/** Few enough that the platform answers in the time that a page gives it. */
const pageSize = 1000

/** Exactly the pages of a store view that search engines may list, each at its canonical path. */
export async function loadEntries(shop: Shop, privatePaths: readonly string[]): Promise<SitemapEntry[]> {
  const { seo } = shop.storeView
  const { category, robots } = shop.config
  const [categories, pages, products] = await Promise.all([
    findAll(shop, 'category', {
      filters: { is_active: { eq: true } },
      include: ['id', 'is_active', 'product_count', 'url_path', 'url_key', 'slug', 'updated_at'],
    }),
    findAll(shop, 'cms_page', {
      filters: { active: { eq: true } },
      include: ['id', 'identifier', 'active', 'update_time'],
    }),
    findAll(shop, 'product', {
      // What is sold out has its page all the same.
      filters: listedFilters({ listOutOfStockProducts: true }),
      include: ['id', 'sku', 'name', 'status', 'visibility', 'url_path', 'url_key', 'slug', 'updated_at'],
    }),
  ])
  const listed = [
    { path: '/' },
    ...categories
      .filter((one) => isIndexedCategory(one, category.rootId))
      .map((one) => ({ path: categoryPath(seo, one), changed: dayOf(one['updated_at']) })),
    ...pages
      .filter((page) => isIndexedCmsPage(page, robots.noIndexPages))
      .map((page) => ({ path: cmsPath(seo, page), changed: dayOf(page.update_time) })),
    ...products
      .filter(isIndexedProduct)
      .map((product) => ({ path: productPath(seo, product), changed: dayOf(product['updated_at']) })),
  ]
  return unique(listed)
    .filter(({ path }) => !privatePaths.includes(path))
    .map(({ path, changed }) => ({ path: withStorePrefix(shop.storeView, path), changed }))
}

async function findAll<Name extends EntityName>(
  shop: Shop,
  entity: Name,
  query: CatalogQuery,
): Promise<EntityTypes[Name][]> {
  const items: EntityTypes[Name][] = []
  for (;;) {
    const answer = await shop.api.search(entity, { ...query, sort: 'id', from: items.length, size: pageSize })
    const found = need(answer, 'The pages of the sitemap could not be listed').items
    items.push(...found)
    if (found.length < pageSize) return items
  }
}

/** Where several claim one path, one page lives there. */
function unique(entries: readonly SitemapEntry[]): SitemapEntry[] {
  const byPath = new Map<string, SitemapEntry>()
  for (const entry of entries) if (!byPath.has(entry.path)) byPath.set(entry.path, entry)
  return [...byPath.values()]
}

function dayOf(moment: unknown): string | undefined {
  return typeof moment === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(moment)?.[0] : undefined
}
