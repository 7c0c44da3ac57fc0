import { loadAttributes } from '../attribute/load-attributes.ts'
import { cardData } from '../card/card-data.ts'
import type { ContentPart } from '../content/content-part.ts'
import { loadBlock } from '../content/load-block.ts'
import { loadContent } from '../content/load-content.ts'
import type { Shop } from '../store-view/shop.ts'
import { loadList } from './load-list.ts'

/** The merchant's own words and rows; where none are written, the products of the inspirations' category. */
export async function loadInspirations(shop: Shop): Promise<ContentPart[]> {
  const block = await loadBlock(shop, { identifier: 'home-inspirations' })
  if (block) return loadContent(shop, block.content)
  const [labels, products] = await Promise.all([loadAttributes(shop), loadList(shop, { list: 'inspirations' })])
  if (products.length === 0) return []
  await shop.texts.load(['home'])
  const cards = products.map((product) => cardData(shop, product, labels))
  return [{ kind: 'carousel', carousel: { heading: shop.texts.text('home.inspirations'), headingLevel: 2, cards } }]
}
