import type { Product } from '@welt/contract/entity/product.ts'
import { need } from '../api/answer.ts'
import { loadAttributes } from '../attribute/load-attributes.ts'
import { cardData } from '../card/card-data.ts'
import { constructionOf } from '../picture/construction-of.ts'
import { loadPreset } from '../preset/load-preset.ts'
import { loadPromoted } from '../promoted/load-promoted.ts'
import type { Shop } from '../store-view/shop.ts'
import { bareHomePage } from './bare-home-page.ts'
import type { HomePageData } from './home-page-data.ts'
import { loadInspirations } from './load-inspirations.ts'
import { loadKinds } from './load-kinds.ts'
import { homeFields, loadFeature, loadList } from './load-list.ts'
import { isPicturedIn } from './pictured-in.ts'

/** Everything but the newest products may be missing: without them there is no catalogue, and no shop. */
export async function loadHomePage(shop: Shop): Promise<HomePageData> {
  const offers = await loadPromoted(shop, 'offers')
  const promised = offers?.featureProduct
  const [labels, newestAnswer, feature, bestsellers, reduced, inspirations, categories, heads, instagram, rows] =
    await Promise.all([
      loadAttributes(shop),
      loadPreset(shop, { list: 'new-collection' }, { without: promised?.sku, fields: homeFields }),
      loadFeature(shop, promised?.sku),
      loadList(shop, { list: 'bestsellers' }),
      loadList(shop, { list: 'new-products' }),
      loadInspirations(shop),
      loadKinds(shop),
      loadPromoted(shop, 'head-images'),
      loadPromoted(shop, 'instagram'),
      loadPromoted(shop, 'image-rows'),
    ])
  const newest = need(newestAnswer, 'The products of the home page could not be loaded')
  const [banner = null, ...teasers] = offers?.mainBanners ?? []
  const models = [...newest, ...(feature ? [feature] : []), ...bestsellers]
  const pictured = banner ? models.find((product) => isPicturedIn(product, banner.picture)) : newest[0]
  const card = (product: Product) => cardData(shop, product, labels)
  return {
    ...bareHomePage(shop),
    hero: { banner, card: pictured ? card(pictured) : null },
    craft: [...(pictured ? [pictured] : []), ...models].map(constructionOf).find((path) => path !== null) ?? null,
    ...categories,
    feature: feature && promised ? { card: card(feature), headline: promised.headline, text: promised.text } : null,
    newest: newest.map(card),
    bestsellers: bestsellers.map(card),
    reduced: reduced.map(card),
    inspirations,
    teasers,
    smallBanners: offers?.smallBanners ?? [],
    headImages: heads?.images ?? [],
    workshop: instagram?.images ?? [],
    imageRows: rows?.rows ?? [],
    trustbar: offers?.trustbar ?? [],
  }
}
