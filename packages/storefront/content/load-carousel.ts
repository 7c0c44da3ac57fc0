import type { EmbeddedCarousel } from '@welt/contract/entity/cms-block.ts'
import { need, PlatformError } from '../api/answer.ts'
import { loadAttributes } from '../attribute/load-attributes.ts'
import { type CardData, cardData, cardFields } from '../card/card-data.ts'
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
  if (cards.length > 0) return { heading: asked.heading, headingLevel: levelOf(asked), cards }
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

function searchNewest({ api, config }: Shop, { category, count = config.products.carouselSize }: Asked) {
  return api.search('product', {
    filters: { category_ids: { in: [category] }, visibility: { in: [2, 3, 4] }, status: { in: [0, 1] } },
    sort: 'updated_at:desc',
    size: count,
    include: cardFields,
  })
}

type Asked = EmbeddedCarousel['carousel']

/** `readCarousel` has seen to the range. */
function levelOf({ heading_level }: Asked): Carousel['headingLevel'] {
  return heading_level as Carousel['headingLevel']
}
