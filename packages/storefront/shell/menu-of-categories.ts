import type { Category } from '@welt/contract/entity/category.ts'
import type { MenuColumn, MenuImage, MenuItem, MenuLink, MenuPicture, MenuTeaser } from './shell-data.ts'

export interface MenuRules {
  menuLevel: number
  /** Where a category lives: below its path or below `/c`, as the store view has it. */
  pathOf: (category: Category) => string
  imageOf: (category: Category) => MenuImage | undefined
  teaserOf: (category: Category) => MenuTeaser | undefined
}

/** Beside a single column there is room for pictures of what it lists. */
const picturesBesideColumn = 2

/** The categories of the menu's level, as the index has them, become words of the header with their columns. */
export function menuOfCategories(categories: readonly Category[], rules: MenuRules): MenuItem[] {
  const { menuLevel, pathOf, teaserOf } = rules
  const linkOf = (category: Category): MenuLink => ({
    label: category.name,
    href: pathOf(category),
    count: category.product_count,
  })
  return shown(categories.filter((category) => category.level === menuLevel)).map((category) => {
    const columns = columnsOf(category, linkOf)
    const item = { label: menuName(category), href: pathOf(category), columns }
    if (columns.length === 0) return item
    const pictures = columns.length === 1 ? picturesOf(category, rules) : []
    return { ...item, pictures, teaser: teaserOf(category) }
  })
}

function picturesOf(category: Category, { pathOf, imageOf }: MenuRules): MenuPicture[] {
  return shown(category.children_data ?? [])
    .flatMap((child) => {
      const image = imageOf(child)
      return image ? [{ label: child.name, href: pathOf(child), image }] : []
    })
    .slice(0, picturesBesideColumn)
}

/** One column for the direct children without children of their own, headed by the parent; one for every other child. */
function columnsOf(category: Category, linkOf: (category: Category) => MenuLink): MenuColumn[] {
  const children = shown(category.children_data ?? [])
  const isParent = (child: Category) => shown(child.children_data ?? []).length > 0
  const columnOf = (parent: Category, links: Category[]): MenuColumn => ({
    title: parent.name,
    href: linkOf(parent).href,
    links: links.map(linkOf),
  })
  const own = children.filter((child) => !isParent(child))
  return [
    ...(own.length > 0 ? [columnOf(category, own)] : []),
    ...children.filter(isParent).map((parent) => columnOf(parent, shown(parent.children_data ?? []))),
  ]
}

function shown(categories: readonly Category[]): Category[] {
  return categories
    .filter((category) => category.is_active && isInMenu(category))
    .sort((one, other) => one.position - other.position)
}

/** A shorter name for the menu, where the index has one: "Schuhe" for the page "Herrenschuhe". */
function menuName(category: Category): string {
  const name = category['menu_name']
  return typeof name === 'string' && name !== '' ? name : category.name
}

/** An index that does not say leaves the category in the menu. */
function isInMenu({ include_in_menu }: Category): boolean {
  return include_in_menu === undefined || Boolean(include_in_menu)
}
