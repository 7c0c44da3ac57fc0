import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { need } from '../api/answer.ts'
import type { Crumb } from '../breadcrumb/crumb.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'
import { cmsPath } from '../url/entity-path.ts'

export interface CmsPageData extends PageData {
  page: 'cms'
  heading: string
  /** Sanitised where it was stored. */
  content: string
}

export interface CmsPageRequest {
  identifier: string
  routeName?: string
  cmsPage?: CmsPage
}

export async function loadCmsPage(
  shop: Shop,
  { identifier, routeName = 'cms-page', cmsPage }: CmsPageRequest,
): Promise<CmsPageData | PageData> {
  const page = cmsPage ?? (await findCmsPage(shop, identifier))
  if (!page) return loadPlainPage(shop, 'not-found')
  const heading = page.content_heading ?? page.title
  const path = cmsPath(shop.storeView.seo, page)
  const breadcrumbs: Crumb[] = [{ label: shop.texts.text('shell.home'), path: '/' }, { label: heading }]
  return {
    page: 'cms',
    status: 200,
    routeName,
    head: {
      title: pageTitle(shop.storeView.seo, page.meta_title ?? page.title),
      description: page.meta_description ?? shop.storeView.seo.description,
      canonicalPath: withStorePrefix(shop.storeView, path),
      structuredData: [breadcrumbData(shop.storeView, breadcrumbs, path)],
    },
    breadcrumbs,
    counterpart: { by: 'entity', entity: 'cms_page', id: page.id },
    heading,
    content: page.content,
  }
}

async function findCmsPage(shop: Shop, identifier: string): Promise<CmsPage | undefined> {
  const answer = await shop.api.search('cms_page', { filters: { identifier: { eq: identifier } }, size: 1 })
  return need(answer, 'The content page could not be loaded').items[0]
}
