import type { CmsHierarchy, CmsHierarchyNode } from '@welt/contract/entity/cms-hierarchy.ts'
import type { CmsPage } from '@welt/contract/entity/cms-page.ts'
import type { Language } from '../localized.ts'
import type { View } from '../view.ts'

/** The page about the making of a shoe, and those that stand below it. */
const root = 1
const children = [21, 20, 22, 23, 19, 10]

/** In a list of pages the first one goes by the name of its subject. */
const rootTitle: Readonly<Record<Language, string>> = { de: 'Schuhwissen', en: 'Shoe lore' }

/** The tree of the pages about shoes: which page stands below which, in which order. */
export function buildHierarchies(
  { storeId, language }: Pick<View, 'storeId' | 'language'>,
  pages: readonly CmsPage[],
): CmsHierarchy[] {
  const below = children.map((id, place) => nodeOf(pageOf(pages, id), { level: 2, position: place + 1 }))
  return [
    {
      ...nodeOf(pageOf(pages, root), { level: 1, position: 1 }),
      title: rootTitle[language],
      store_id: [storeId],
      active: true,
      children_data: below,
    },
  ]
}

function nodeOf({ id, identifier, title }: CmsPage, place: { level: number; position: number }): CmsHierarchyNode {
  return { id, identifier, title, page_id: id, ...place }
}

function pageOf(pages: readonly CmsPage[], id: number): CmsPage {
  const page = pages.find((one) => one.id === id)
  if (!page) throw new RangeError(`The tree of pages names ${id}, which is none.`)
  return page
}
