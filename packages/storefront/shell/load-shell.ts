import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { need } from '../api/answer.ts'
import { perShop } from '../memo/per-shop.ts'
import type { Shop } from '../store-view/shop.ts'
import { categoryPath } from '../url/entity-path.ts'
import { footerOf } from './footer-of.ts'
import { menuOfCategories } from './menu-of-categories.ts'
import type { ShellData } from './shell-data.ts'

/** What surrounds every page of the store view. */
export const loadShell = perShop(async (shop): Promise<ShellData> => {
  const { storeView, config } = shop
  const text = shop.texts.text
  await shop.texts.load([])
  const [categories, pages] = await Promise.all([loadMenuCategories(shop), loadPageTitles(shop)])
  return {
    brand: { name: storeView.name, tagline: text(`shell.tagline.${storeView.theme}`), theme: storeView.theme },
    announcement: {
      sentence: text('shell.announcement', { days: config.shop.returnDays }),
      shortSentence: text('shell.announcementShort'),
      phone: config.shop.phone,
    },
    menu: menuOfCategories(categories, {
      menuLevel: config.category.menuLevel,
      pathOf: (category) => categoryPath(storeView.seo, category),
    }),
    footer: footerOf(shop, pages),
  }
})

async function loadMenuCategories(shop: Shop) {
  const { menuLevel, fetchSize } = shop.config.category
  const answer = await shop.api.search('category', {
    filters: { is_active: { eq: true }, level: { eq: menuLevel }, product_count: { gt: 0 } },
    sort: 'position:asc',
    size: fetchSize,
  })
  return need(answer, 'The menu could not be loaded').items
}

async function loadPageTitles(shop: Shop): Promise<Pick<CmsPage, 'identifier' | 'title'>[]> {
  const answer = await shop.api.search('cms_page', {
    filters: { active: { eq: true } },
    size: 500,
    include: ['identifier', 'title'],
  })
  return need(answer, 'The content pages could not be listed').items
}
