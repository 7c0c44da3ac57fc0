import type { Category } from '@welt/contract/entity/category.ts'
import type { View } from '../view.ts'
import { categories } from './categories.ts'
import { type CategoryKey, type CategorySeed, categoryKeys } from './category-seed.ts'

/** How many products each list shows. */
export type ProductCounts = ReadonlyMap<CategoryKey, number>

/** One document per category, each with the tree below it. */
export function buildCategories(view: View, counts: ProductCounts): Category[] {
  return categoryKeys.map((key) => buildCategory(key, view, counts))
}

function buildCategory(key: CategoryKey, view: View, counts: ProductCounts): Category {
  const { language } = view
  const seed = categories[key]
  const ancestors = ancestorsOf(key)
  const urlPath = seed.urlPath[language]
  const urlKey = urlPath.split('/').at(-1) ?? ''
  const children = categoryKeys
    .filter((child) => categories[child].parent === key)
    .sort((a, b) => categories[a].position - categories[b].position)
  return {
    id: seed.id,
    parent_id: ancestors.at(-1)?.id ?? 1,
    // Texts: clients of the field compare them with ids that they have turned into texts.
    parent_ids: ancestors.map(({ id }) => String(id)),
    name: seed.name[language],
    slug: urlKey,
    url_key: urlKey,
    url_path: urlPath,
    level: ancestors.length + 1,
    path: [1, ...ancestors.map(({ id }) => id), seed.id].join('/'),
    position: seed.position,
    is_active: true,
    include_in_menu: seed.inMenu ? 1 : 0,
    product_count: counts.get(key) ?? 0,
    children_count: children.length,
    ...(seed.description ? { description: seed.description[language] } : {}),
    ...(seed.menuName ? { menu_name: seed.menuName[language] } : {}),
    ...(seed.image ? { image: seed.image } : {}),
    ...content(seed),
    ...teaser(seed, view),
    children_data: children.map((child) => buildCategory(child, view, counts)),
  }
}

function content({ blockAbove, blockBelow, landingPage }: CategorySeed): Partial<Category> {
  return {
    ...(blockAbove && { cat_cms_block_top: blockAbove }),
    ...(blockBelow && { cat_cms_block_bottom: blockBelow }),
    ...(landingPage && { landing_page: landingPage }),
  }
}

function teaser({ teaser, menuAside }: CategorySeed, { language }: View): Partial<Category> {
  return {
    teaser_is_active: teaser ? 1 : 0,
    ...(teaser && {
      teaser_headline: teaser.headline[language],
      teaser_text: teaser.text[language],
      teaser_button_link: teaser.link[language],
      ...(teaser.leftImage && { teaser_left_image: teaser.leftImage }),
      teaser_right_image: teaser.rightImage,
    }),
    ...(menuAside && {
      cat_menu_right_headline: menuAside.headline[language],
      cat_menu_right_text: menuAside.text[language],
      cat_menu_right_image: menuAside.image,
      cat_cms_url: menuAside.link[language],
    }),
  }
}

function ancestorsOf(key: CategoryKey): CategorySeed[] {
  const parent = categories[key].parent
  return parent === undefined ? [] : [...ancestorsOf(parent), categories[parent]]
}
