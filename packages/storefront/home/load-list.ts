import type { Product } from '@welt/contract/entity/product.ts'
import { cardFields } from '../card/card-data.ts'
import { listedFilters } from '../catalog/listed-filters.ts'
import { loadPreset } from '../preset/load-preset.ts'
import type { Preset } from '../preset/preset-search.ts'
import type { Shop } from '../store-view/shop.ts'

/** What the home page wants to know of a product besides its card. */
export const homeFields = ['hf_construction_image']

/** A list without which the page is whole. */
export async function loadList(shop: Shop, preset: Preset): Promise<Product[]> {
  const answer = await loadPreset(shop, preset, { fields: homeFields })
  if (answer.ok) return answer.result
  shop.log.warn({ list: preset.list, reason: answer.text }, 'a list of the home page could not be loaded')
  return []
}

/** The product that is shown large, if there is one and it can be bought. */
export async function loadFeature(shop: Shop, sku: string | undefined): Promise<Product | undefined> {
  if (sku === undefined) return undefined
  const answer = await shop.api.search('product', {
    filters: { sku: { eq: sku }, ...listedFilters(shop.config.products) },
    size: 1,
    include: [...cardFields, ...homeFields],
  })
  if (answer.ok) return answer.result.items[0]
  shop.log.warn({ sku, reason: answer.text }, 'the featured product could not be loaded')
  return undefined
}
