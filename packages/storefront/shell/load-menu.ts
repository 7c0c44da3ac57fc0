import type { Category } from '@welt/contract/entity/category.ts'
import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { type WrittenLanguage, writtenLanguage } from '@welt/domain/language/written-language.ts'
import { need } from '../api/answer.ts'
import { loadPromoted } from '../promoted/load-promoted.ts'
import type { Shop } from '../store-view/shop.ts'
import { categoryPath, cmsPath } from '../url/entity-path.ts'
import { menuOfCategories } from './menu-of-categories.ts'
import { menuImage, menuTeaser } from './menu-teaser.ts'
import type { MenuItem } from './shell-data.ts'

/** Where the shop tells what it knows about shoes. */
const knowledgePages: Record<WrittenLanguage, string> = { de: 'schuhwissen', en: 'blogs' }

/** The words of the header: categories with what lies below them, then what there is to read. */
export async function loadMenu(shop: Shop, pages: readonly Pick<CmsPage, 'identifier'>[]): Promise<MenuItem[]> {
  const { seo } = shop.storeView
  const [categories, offers] = await Promise.all([loadMenuCategories(shop), loadPromoted(shop, 'offers')])
  const pathOf = (category: Category): string => categoryPath(seo, category)
  const items = menuOfCategories(categories, {
    menuLevel: shop.config.category.menuLevel,
    pathOf,
    imageOf: ({ image }) => (image ? menuImage(shop.pictureUrl, image) : undefined),
    teaserOf: (category) =>
      menuTeaser(shop, {
        category,
        banner: offers?.menuAsideBanners.find((banner) => banner.category_id === category.id),
        href: pathOf(category),
      }),
  })
  const identifier = knowledgePages[writtenLanguage(shop.storeView.i18n)]
  if (!pages.some((page) => page.identifier === identifier)) return items
  return [...items, { label: shop.texts.text('header.knowledge'), href: cmsPath(seo, { identifier }), columns: [] }]
}

async function loadMenuCategories(shop: Shop): Promise<Category[]> {
  const { menuLevel, fetchSize } = shop.config.category
  const answer = await shop.api.search('category', {
    filters: { is_active: { eq: true }, level: { eq: menuLevel }, product_count: { gt: 0 } },
    sort: 'position:asc',
    size: fetchSize,
  })
  return need(answer, 'The menu could not be loaded').items
}
