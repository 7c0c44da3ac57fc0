import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { need } from '../api/answer.ts'
import { perShop } from '../memo/per-shop.ts'
import { loadNewsletter } from '../newsletter/load-newsletter.ts'
import { loadPromoted } from '../promoted/load-promoted.ts'
import type { Shop } from '../store-view/shop.ts'
import { announcementOf } from './announcement-of.ts'
import { loadFooter } from './load-footer.ts'
import { loadMenu } from './load-menu.ts'
import type { ShellData } from './shell-data.ts'

/** What surrounds every page of the store view. */
export const loadShell = perShop(async (shop): Promise<ShellData> => {
  const { name, theme } = shop.storeView
  await shop.texts.load(['header'])
  const [pages, announced] = await Promise.all([loadPageTitles(shop), loadPromoted(shop, 'default-content')])
  const [menu, newsletter, footer] = await Promise.all([
    loadMenu(shop, pages),
    loadNewsletter(shop, pages),
    loadFooter(shop, pages),
  ])
  return {
    brand: { name, tagline: shop.texts.text(`header.tagline.${theme}`), theme },
    announcement: announcementOf(shop, announced),
    menu,
    newsletter,
    footer,
  }
})

async function loadPageTitles(shop: Shop): Promise<Pick<CmsPage, 'identifier' | 'title'>[]> {
  const answer = await shop.api.search('cms_page', {
    filters: { active: { eq: true } },
    size: 500,
    include: ['identifier', 'title'],
  })
  return need(answer, 'The content pages could not be listed').items
}
