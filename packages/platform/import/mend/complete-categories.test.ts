import { describe, expect, test } from 'vitest'
import { completeCategories } from './complete-categories.ts'
import type { Draft } from './draft.ts'
import { readCategories } from './read-categories.ts'

describe('categories', () => {
  const complete = (...drafts: Draft[]) => {
    const read = readCategories(structuredClone(drafts).map((draft) => ({ draft, outerId: undefined })))
    return {
      skipped: read.skipped,
      documents: completeCategories(read, (id) => id * 10).map(({ mended, notes }) => ({
        document: mended.ok ? mended.document : mended.reason,
        reasons: [...notes.entries.keys()],
      })),
    }
  }
  const root = {
    id: 2,
    parent_id: 1,
    name: 'Wurzel',
    level: 1,
    path: '1/2',
    position: 0,
    is_active: true,
    product_count: 0,
    url_key: '',
    url_path: '',
    children_data: [],
  }
  const shirts = {
    id: 20,
    parent_id: 2,
    name: 'Hemden',
    slug: 'hemden',
    level: 2,
    path: '1/2/20',
    position: 1,
    is_active: true,
    product_count: 3,
    url_key: 'hemden',
    url_path: 'hemden',
  }

  test('what is right stays as it is', () => {
    const { documents } = complete(shirts)
    expect(documents).toEqual([{ document: shirts, reasons: [] }])
  })

  test.each([
    ['1', true],
    ['0', false],
    [null, undefined],
    [1, 1],
    [false, false],
  ])('include_in_menu %j is %j, here and in the tree above', (given, becomes) => {
    const { documents } = complete({ ...root, children_data: [{ ...shirts, include_in_menu: given }] })
    const [above, own] = documents.flatMap(({ document }) => (typeof document === 'string' ? [] : document))
    expect([above?.children_data?.[0]?.include_in_menu, own?.include_in_menu]).toEqual([becomes, becomes])
  })

  test('a category with a name alone gets everything else', () => {
    const { documents } = complete(
      { id: '20', name: 'Für Größen', parent_id: '2', is_active: '1', position: '3' },
      root,
    )
    expect(documents[0]).toEqual({
      document: {
        id: 20,
        parent_id: 2,
        name: 'Für Größen',
        level: 2,
        path: '1/2/20',
        position: 3,
        is_active: true,
        product_count: 200,
        slug: 'fur-grossen-20',
        url_key: 'fur-grossen-20',
        url_path: 'fur-grossen-20',
      },
      reasons: ['number-as-text', 'flag-as-number', 'category-place', 'category-count', 'slug-made', 'address-made'],
    })
    expect(documents[1]).toMatchObject({
      document: { children_data: [{ id: 20, level: 2, children_data: [] }] },
      reasons: ['category-tree'],
    })
  })

  test('the address of a lower category has those above it before it', () => {
    const { documents } = complete(root, shirts, { id: 30, parent_id: 20, name: 'Leinen', url_key: 'leinen' })
    expect(documents[2]).toMatchObject({ document: { url_path: 'hemden/leinen', level: 3, path: '1/2/20/30' } })
  })

  test('what stands only in a tree becomes a document, and a bare branch is filled', () => {
    const tree = { ...shirts, children_data: [{ id: 30, name: 'Leinen', url_key: 'leinen' }, { id: 40 }] }
    const { documents } = complete(tree, { ...shirts, id: 40, name: 'Jeans', parent_id: 20, level: 3 })
    expect(documents.map(({ document }) => (typeof document === 'string' ? document : document.name))).toEqual([
      'Hemden',
      'Jeans',
      'Leinen',
    ])
    expect(documents[2]?.reasons).toContain('category-from-tree')
    expect(documents[0]).toMatchObject({
      document: {
        children_data: [
          { id: 30, name: 'Leinen', level: 3 },
          { id: 40, name: 'Jeans' },
        ],
      },
    })
  })

  test('a circle does not keep the import running', () => {
    const { documents } = complete(
      { ...shirts, parent_id: 30, url_path: null },
      { ...shirts, id: 30, parent_id: 20, path: null },
    )
    expect(documents).toHaveLength(2)
  })

  test('without id or name it is skipped', () => {
    expect(complete({ name: 'x' }, { id: 5 }).skipped).toEqual([
      { name: 'x', reason: 'no-id' },
      { name: '5', reason: 'no-name' },
    ])
  })
})
