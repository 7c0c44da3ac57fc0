import type { Category } from '@welt/contract/entity/category.ts'
import { withStorePrefix } from '@welt/domain/url/store-path.ts'
import { need } from '../api/answer.ts'
import { type AttributeLabels, loadAttributes } from '../attribute/load-attributes.ts'
import { type CardData, cardData, cardFields } from '../card/card-data.ts'
import type { PageData } from '../page/page-data.ts'
import { constructionOf } from '../picture/construction-of.ts'
import type { Shop } from '../store-view/shop.ts'
import { categoryPath } from '../url/entity-path.ts'

export interface HomePageData extends PageData {
  page: 'home'
  hero: CardData | null
  /** The hero's drawing in parts, for the craft story. */
  craft: string | null
  kinds: Kind[]
  newCollection: CardData[]
  bestsellers: CardData[]
}

/** A kind of shoe, with the picture of one of them. */
export interface Kind {
  name: string
  path: string
  count: number
  image: string | null
}

const kindCount = 6

export async function loadHomePage(shop: Shop): Promise<HomePageData> {
  const { storeView, config } = shop
  const { newCollectionSize, bestsellersSize, bestsellersCategoryId } = config.products
  const [labels, newest, bestsellers, kinds] = await Promise.all([
    loadAttributes(shop),
    // One more than the list shows: the first one is the hero.
    searchNewest(shop, newCollectionSize + 1),
    search(shop, { category_ids: { in: [bestsellersCategoryId] } }, bestsellersSize),
    loadKinds(shop),
  ])
  const home = withStorePrefix(storeView, '/')
  const [hero, ...newCollection] = cards(shop, newest, labels)
  return {
    page: 'home',
    status: 200,
    routeName: 'home',
    head: {
      title: storeView.seo.defaultTitle,
      description: storeView.seo.description,
      canonicalPath: home,
      structuredData: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: storeView.name, url: home }],
    },
    breadcrumbs: [],
    counterpart: { by: 'path', path: '/' },
    hero: hero ?? null,
    craft: constructionOf(newest.items[0]),
    kinds,
    newCollection,
    bestsellers: cards(shop, bestsellers, labels),
  }
}

type Found = Awaited<ReturnType<typeof search>>

async function search(shop: Shop, filters: Record<string, unknown>, size: number) {
  const answer = await shop.api.search('product', {
    filters: { ...filters, visibility: { in: [2, 3, 4] }, status: { in: [0, 1] } },
    sort: 'updated_at:desc',
    size,
    include: [...cardFields, 'hf_construction_image'],
  })
  return need(answer, 'The products of the home page could not be loaded')
}

/** Models before single goods; a shop that has no models shows what it has. */
async function searchNewest(shop: Shop, size: number): Promise<Found> {
  const models = await search(shop, { type_id: { eq: 'configurable' } }, size)
  return models.items.length > 0 ? models : search(shop, {}, size)
}

function cards(shop: Shop, found: Found, labels: AttributeLabels): CardData[] {
  return found.items.map((product) => cardData(shop, product, labels))
}

/** The largest kinds below the menu's categories. */
async function loadKinds(shop: Shop): Promise<Kind[]> {
  const answer = await shop.api.search('category', {
    filters: { is_active: { eq: true }, level: { eq: shop.config.category.menuLevel + 1 }, product_count: { gt: 0 } },
    sort: 'position',
    size: 50,
    include: ['id', 'name', 'url_path', 'url_key', 'slug', 'product_count', 'position', 'image'],
  })
  const categories = need(answer, 'The categories of the home page could not be loaded').items
  return categories
    .sort((one, other) => other.product_count - one.product_count)
    .slice(0, kindCount)
    .map((category) => kindOf(shop, category))
}

function kindOf(shop: Shop, category: Category): Kind {
  return {
    name: category.name,
    path: categoryPath(shop.storeView.seo, category),
    count: category.product_count,
    image: category.image ?? null,
  }
}
