import { loadBlock } from '../content/load-block.ts'
import type { Shop } from '../store-view/shop.ts'
import { type FooterContent, footerOf } from './footer-of.ts'
import type { FooterData } from './shell-data.ts'

/** Opening hours, regions and a list of links are the merchant's: each is left out where its block is missing. */
export async function loadFooter(shop: Shop, pages: FooterContent['pages']): Promise<FooterData> {
  const [hours, links, regions] = await Promise.all([
    loadBlock(shop, { identifier: 'opening-hours' }),
    loadBlock(shop, { identifier: 'footer-links' }),
    loadBlock(shop, { identifier: 'footer-regions' }),
    shop.texts.load(['footer']),
  ])
  return footerOf(shop, { pages, hours, links, regions })
}
