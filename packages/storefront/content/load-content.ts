import type { Shop } from '../store-view/shop.ts'
import type { ContentPart } from './content-part.ts'
import { cutContent } from './cut-content.ts'
import { createDress, type DressOptions } from './dress-html.ts'
import { loadCarousel } from './load-carousel.ts'

/** Cuts a content at the carousels that stand in it, finds their products, and makes the rest ready to be shown. */
export async function loadContent(shop: Shop, html: string, options: DressOptions = {}): Promise<ContentPart[]> {
  await shop.texts.load(['content'])
  const dress = createDress(shop, options)
  const parts = await Promise.all(
    cutContent(html).map(async (piece): Promise<ContentPart | null> => {
      if (piece.kind === 'html') return { kind: 'html', html: dress(piece.html) }
      const carousel = await loadCarousel(shop, piece.json)
      return carousel && { kind: 'carousel', carousel }
    }),
  )
  return parts.filter((part) => part !== null)
}
