import type { EmbeddedCarousel } from '@welt/contract/entity/cms-block.ts'
import { need, PlatformError } from '../api/answer.ts'
import { loadAttributes } from '../attribute/load-attributes.ts'
import { type CardData, cardData, cardFields } from '../card/card-data.ts'
import { presetSearch } from '../preset/preset-search.ts'
import type { Shop } from '../store-view/shop.ts'
import type { Carousel } from './content-part.ts'
import { readCarousel } from './read-carousel.ts'

/** The products of a carousel that stands in a content; null, and a word in the log, where there is nothing to show. */
export async function loadCarousel(shop: Shop, json: string): Promise<Carousel | null> {
  const asked = readCarousel(json)
  if (!asked) {
    shop.log.debug({ json }, 'a content holds a carousel that cannot be read')
    return null
  }
  const cards = await loadCards(shop, asked)
  if (!cards) return null
  if (cards.length > 0) {
    return { heading: asked.heading, label: shop.texts.text('content.carousel'), headingLevel: levelOf(asked), cards }
  }
  shop.log.debug({ category: asked.category }, 'a carousel has no products')
  return null
}

/** The page is whole without them. */
async function loadCards(shop: Shop, asked: Asked): Promise<CardData[] | null> {
  try {
    const [answer, labels] = await Promise.all([searchNewest(shop, asked), loadAttributes(shop)])
    return need(answer, 'The products could not be loaded').items.map((product) => cardData(shop, product, labels))
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    shop.log.warn({ category: asked.category, reason: error.message }, 'a carousel could not be loaded')
    return null
  }
}

function searchNewest({ api, config }: Shop, { category, count }: Asked) {
  const preset = { list: 'categories' as const, ids: [category], ...(count !== undefined && { size: count }) }
  return api.search('product', { ...presetSearch(config.products, preset), include: cardFields })
}

type Asked = EmbeddedCarousel['carousel']

/** `readCarousel` has seen to the range. */
function levelOf({ heading_level }: Asked): Carousel['headingLevel'] {
  return heading_level as Carousel['headingLevel']
}
