import { CmsHierarchy } from '@welt/contract/entity/cms-hierarchy.ts'
import { expect, test } from 'vitest'
import { ellermoor, laszlo } from '../testing/demo-store-views.ts'
import { viewOf } from '../view.ts'
import { buildHierarchies } from './build-hierarchy.ts'
import { buildPages } from './build-pages.ts'

test.each([
  ['German', ellermoor, 'schuhwissen'],
  ['English', laszlo, 'blogs'],
])('the %s pages about shoes form a tree below their first one', (_, storeView, root) => {
  const view = viewOf(storeView)
  const pages = buildPages(view)
  const [tree, ...others] = buildHierarchies(view, pages)
  expect(CmsHierarchy.safeParse(tree).error).toBeUndefined()
  expect(others).toEqual([])
  expect(tree?.identifier).toBe(root)
  const below = tree?.children_data.map(({ identifier }) => identifier) ?? []
  expect(below.toSorted()).toEqual(
    pages
      .map(({ identifier }) => identifier)
      .filter((identifier) => identifier.startsWith(`${root}/`))
      .toSorted(),
  )
})

test('a tree that names a page which is not there is refused', () => {
  expect(() => buildHierarchies({ storeId: 1, language: 'de' }, [])).toThrow(/names/)
})
