import type { Product } from '@welt/contract/entity/product.ts'
import type { Answer } from '../api/answer.ts'
import { cardFields } from '../card/card-data.ts'
import type { Shop } from '../store-view/shop.ts'
import { type Preset, presetSearch } from './preset-search.ts'

export interface PresetOptions {
  /** A product that is shown elsewhere on the page. */
  without?: string | undefined
  /** Fields that are wanted besides those of a card. */
  fields?: readonly string[]
}

export async function loadPreset(
  shop: Shop,
  preset: Preset,
  { without, fields = [] }: PresetOptions = {},
): Promise<Answer<Product[]>> {
  const query = presetSearch(shop.config.products, preset)
  const answer = await shop.api.search('product', {
    ...query,
    filters: { ...query.filters, ...(without !== undefined && { sku: { neq: without } }) },
    include: [...cardFields, ...fields],
  })
  return answer.ok ? { ok: true, result: answer.result.items } : answer
}
