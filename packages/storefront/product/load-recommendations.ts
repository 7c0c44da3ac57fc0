import type { Product } from '@welt/contract/entity/product.ts'
import { recommendedSkus } from '@welt/domain/product/recommended-skus.ts'
import { stockLevel } from '@welt/domain/stock/stock-level.ts'
import { need, PlatformError } from '../api/answer.ts'
import { loadAttributes } from '../attribute/load-attributes.ts'
import { type CardData, cardData, cardFields } from '../card/card-data.ts'
import { leanKeys, pickLean } from '../catalog/pick-lean.ts'
import { skuFilters } from '../catalog/sku-filters.ts'
import { loadPreset } from '../preset/load-preset.ts'
import type { Shop } from '../store-view/shop.ts'
import type { ProductTrail } from './load-product-trail.ts'
import type { Companion, Recommendations } from './product-page-data.ts'

/** This many join the product in what is often ordered together. */
const companionCount = 2

const nothing: Recommendations = { similar: [], matching: [], companions: [] }

/** The page is whole without them. */
export async function loadRecommendations(
  shop: Shop,
  product: Product,
  trail: Promise<ProductTrail>,
): Promise<Recommendations> {
  try {
    return await askForRecommendations(shop, product, trail)
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    shop.log.warn({ sku: product.sku, reason: error.message }, 'the recommendations could not be loaded')
    return nothing
  }
}

/** The merchant's own links decide; without any for similar ones the shelf that the product stands on does. */
async function askForRecommendations(
  shop: Shop,
  product: Product,
  trail: Promise<ProductTrail>,
): Promise<Recommendations> {
  const wanted = recommendedSkus(product)
  const [linked, labels] = await Promise.all([
    findLinked(shop, [...wanted.similar, ...wanted.matching]),
    loadAttributes(shop),
  ])
  const found = (skus: readonly string[]) => skus.flatMap((sku) => linked.get(sku) ?? [])
  const linkedSimilar = found(wanted.similar)
  const similar = linkedSimilar.length > 0 ? linkedSimilar : await findNeighbours(shop, product, await trail)
  const matching = found(wanted.matching)
  const companions = matching.filter(canBeTaken).slice(0, companionCount)
  const cards = (products: readonly Product[]): CardData[] => products.map((one) => cardData(shop, one, labels))
  return {
    similar: cards(similar.slice(0, shop.config.products.carouselSize)),
    matching: cards(matching.filter((one) => !companions.includes(one))),
    companions: companions.map((one): Companion => ({ product: pickLean(one), card: cardData(shop, one, labels) })),
  }
}

async function findLinked(shop: Shop, skus: readonly string[]): Promise<Map<string, Product>> {
  if (skus.length === 0) return new Map()
  const answer = await shop.api.search('product', {
    filters: skuFilters(skus),
    size: skus.length,
    include: [...new Set([...cardFields, ...leanKeys])],
  })
  const { items } = need(answer, 'The linked products could not be loaded')
  return new Map(items.map((item) => [item.sku, item]))
}

async function findNeighbours(shop: Shop, { sku }: Product, { categoryId }: ProductTrail): Promise<Product[]> {
  if (categoryId === null) return []
  const answer = await loadPreset(shop, { list: 'categories', ids: [categoryId] }, { without: sku })
  return need(answer, 'The products of the same category could not be loaded')
}

/** With one press: nothing has to be chosen, and it is there. */
function canBeTaken({ type_id, stock, custom_options = [] }: Product): boolean {
  const asksNothing = custom_options.every(({ is_require }) => !is_require)
  return type_id === 'simple' && asksNothing && stockLevel(stock, 0).level !== 'sold-out'
}
