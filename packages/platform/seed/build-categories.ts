import type { Category } from '@welt/contract/entity/category.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { type CategoryKey, type CategorySeed, categories, categoryKeys } from './categories.ts'
import type { View } from './view.ts'

/** One document per category, each with the tree below it. */
export function buildCategories(view: View, products: readonly Product[]): Category[] {
  return categoryKeys.map((key) => buildCategory(key, view, products))
}

function buildCategory(key: CategoryKey, view: View, products: readonly Product[]): Category {
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
    parent_ids: ancestors.map(({ id }) => id),
    name: seed.name[language],
    slug: urlKey,
    url_key: urlKey,
    url_path: urlPath,
    level: ancestors.length + 1,
    path: [1, ...ancestors.map(({ id }) => id), seed.id].join('/'),
    position: seed.position,
    is_active: true,
    include_in_menu: seed.inMenu ? 1 : 0,
    product_count: countProducts(key, seed.id, products),
    children_count: children.length,
    ...(seed.description ? { description: seed.description[language] } : {}),
    ...(seed.menuName ? { menu_name: seed.menuName[language] } : {}),
    ...(seed.image ? { image: seed.image } : {}),
    ...teaser(seed, view),
    children_data: children.map((child) => buildCategory(child, view, products)),
  }
}

function teaser({ teaser, menuAside }: CategorySeed, { language }: View): Partial<Category> {
  return {
    teaser_is_active: teaser ? 1 : 0,
    ...(teaser && {
      teaser_headline: teaser.headline[language],
      teaser_text: teaser.text[language],
      teaser_button_link: teaser.link[language],
      teaser_right_image: teaser.image,
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

/** The root holds everything that a list may show; every other category what names it. */
function countProducts(key: CategoryKey, id: number, products: readonly Product[]): number {
  const listed = products.filter(({ visibility, status }) => visibility >= 2 && status <= 1)
  return key === 'root' ? listed.length : listed.filter(({ category_ids }) => category_ids?.includes(id)).length
}
