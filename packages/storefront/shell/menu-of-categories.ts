import type { Category } from '@welt/contract/entity/category.ts'
import type { MenuColumn, MenuItem, MenuLink } from './shell-data.ts'

/** The categories of the menu's level, as the index has them, become words of the header with their columns. */
export function menuOfCategories(categories: readonly Category[], menuLevel: number): MenuItem[] {
  return shown(categories.filter((category) => category.level === menuLevel)).map((category) => ({
    label: category.name,
    href: hrefOf(category),
    columns: columnsOf(category),
  }))
}

/** One column for the direct children without children of their own, headed by the parent; one for every other child. */
function columnsOf(category: Category): MenuColumn[] {
  const children = shown(category.children_data ?? [])
  const isParent = (child: Category) => shown(child.children_data ?? []).length > 0
  const own = children.filter((child) => !isParent(child))
  const parents = children.filter(isParent)
  return [
    ...(own.length > 0 ? [{ title: category.name, href: hrefOf(category), links: own.map(linkOf) }] : []),
    ...parents.map((parent) => ({
      title: parent.name,
      href: hrefOf(parent),
      links: shown(parent.children_data ?? []).map(linkOf),
    })),
  ]
}

function shown(categories: readonly Category[]): Category[] {
  return categories
    .filter((category) => category.is_active && isInMenu(category))
    .sort((one, other) => one.position - other.position)
}

/** An index that does not say leaves the category in the menu. */
function isInMenu({ include_in_menu }: Category): boolean {
  return include_in_menu === undefined || Boolean(include_in_menu)
}

function linkOf(category: Category): MenuLink {
  return { label: category.name, href: hrefOf(category), count: category.product_count }
}

function hrefOf(category: Category): string {
  return `/${category.url_path}`
}
