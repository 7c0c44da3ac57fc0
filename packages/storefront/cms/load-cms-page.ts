import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { isIndexedCmsPage } from '@welt/domain/url/indexed-page.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import type { Crumb } from '../breadcrumb/crumb.ts'
import type { ContentPart } from '../content/content-part.ts'
import { type ContentHeading, headingsOf } from '../content/headings-of.ts'
import { loadContent } from '../content/load-content.ts'
import { breadcrumbData } from '../page/breadcrumb-data.ts'
import { loadPlainPage } from '../page/load-plain-page.ts'
import type { PageData } from '../page/page-data.ts'
import { pageTitle } from '../page/page-title.ts'
import type { Shop } from '../store-view/shop.ts'
import { cmsPath } from '../url/entity-path.ts'
import { findCmsPage } from './find-cms-page.ts'
import { loadHierarchies } from './load-hierarchies.ts'
import { type Place, placeOfPage } from './place-of-page.ts'
import { staticPageAt } from './static-pages.ts'

export interface CmsPageData extends PageData {
  page: 'cms'
  heading: string
  parts: ContentPart[]
  /** The headings of a page that is long enough to be looked up; else empty. */
  contents: ContentHeading[]
  family: Family | null
  /** The page that tells how to reach the house; null on that very page. */
  contactPath: string | null
}

/** The pages that stand together in the hierarchy. */
export interface Family {
  head: FamilyLink
  links: FamilyLink[]
}

export interface FamilyLink {
  label: string
  path: string
  isCurrent: boolean
}

export interface CmsPageRequest {
  identifier: string
  routeName?: string
  cmsPage?: CmsPage
}

/** From this number of headings on a list of them helps. */
const headingsWorthAList = 4

export async function loadCmsPage(
  shop: Shop,
  { identifier, routeName = 'cms-page', cmsPage }: CmsPageRequest,
): Promise<CmsPageData | PageData> {
  const page = cmsPage ?? (await findCmsPage(shop, identifier))
  if (!page) return loadPlainPage(shop, 'not-found')
  const [parts, trees] = await Promise.all([loadContent(shop, page.content, { anchors: true }), loadHierarchies(shop)])
  const { seo } = shop.storeView
  const heading = page.content_heading || page.title
  const path = cmsPath(seo, page)
  const place = placeOfPage(trees, page.identifier)
  const breadcrumbs: Crumb[] = [
    { label: shop.texts.text('shell.home'), path: '/' },
    ...(place?.above ?? []).map((node) => ({ label: node.title, path: cmsPath(seo, node) })),
    { label: place?.own.title ?? heading },
  ]
  const headings = headingsOf(parts)
  const contact = staticPageAt(shop.storeView, 'contact')
  return {
    page: 'cms',
    status: 200,
    routeName,
    head: {
      title: pageTitle(seo, page.meta_title || page.title),
      description: page.meta_description || seo.description,
      canonicalPath: withStorePrefix(shop.storeView, path),
      ...(!isIndexedCmsPage(page, shop.config.robots.noIndexPages) && { noIndex: true }),
      structuredData: [breadcrumbData(shop.storeView, breadcrumbs, path)],
    },
    breadcrumbs,
    counterpart: { by: 'entity', entity: 'cms_page', id: page.id },
    heading,
    parts,
    contents: headings.length >= headingsWorthAList ? headings : [],
    family: place && familyOf(shop, place),
    contactPath: contact === undefined || contact === page.identifier ? null : cmsPath(seo, { identifier: contact }),
  }
}

/** `/legal` and its like: content pages that are known by another path as well. null where the path is none of them. */
export function loadStaticPage(shop: Shop, path: string): Promise<CmsPageData | PageData> | null {
  const identifier = staticPageAt(shop.storeView, path)
  return identifier === undefined ? null : loadCmsPage(shop, { identifier, routeName: path })
}

function familyOf({ storeView }: Shop, { head, below, own }: Place): Family {
  const link = (node: Place['own']): FamilyLink => ({
    label: node.title,
    path: cmsPath(storeView.seo, node),
    isCurrent: node === own,
  })
  return { head: link(head), links: below.map(link) }
}
