import { describe, expect, test } from 'vitest'
import { type Mend, runMend } from '../testing/run-mend.ts'
import type { Draft } from './draft.ts'
import { mendContent } from './mend-content.ts'

describe('content', () => {
  const page: Mend = (draft, outerId, notes) => mendContent('cms_page', draft, outerId, notes)
  const whole = { id: 3, identifier: 'impressum', title: 'Impressum', content: '<p>Ä</p>', active: true }

  test.each<[string, Draft, Draft, string[]]>([
    ['as it should be', { store_id: [0] }, { store_id: [0] }, []],
    [
      'under other names',
      { id: undefined, page_id: '3', active: undefined, is_active: '1' },
      { page_id: '3', is_active: '1' },
      ['flag-as-number active'],
    ],
    ['no title', { title: null }, { title: 'impressum' }, ['empty-field title', 'title-missing']],
    [
      'no identifier',
      { identifier: null },
      { identifier: 'impressum-3' },
      ['empty-field identifier', 'identifier-made'],
    ],
    ['no content', { content: null }, { content: '' }, ['empty-field content', 'content-missing']],
    ['one store as text', { store_id: '0' }, { store_id: [0] }, ['store-ids']],
  ])('%s', (_, given, becomes, told) => {
    const { mended, reasons } = runMend(page, { ...whole, ...given })
    expect(mended).toEqual({ ok: true, document: { ...whole, ...becomes } })
    expect(reasons.toSorted()).toEqual(told.toSorted())
  })

  test('a tree of pages with texts for its numbers', () => {
    const tree: Mend = (draft, outerId, notes) => mendContent('cms_hierarchy', draft, outerId, notes)
    const given = {
      id: '1',
      identifier: 'w',
      title: 'Wissen',
      children_data: [{ node_id: '2', identifier: 'a', title: 'A', position: '4' }],
    }
    expect(runMend(tree, given).mended).toMatchObject({
      ok: true,
      document: { id: 1, level: 1, position: 0, children_data: [{ id: 2, level: 2, position: 4 }] },
    })
  })

  test('what has no name at all is skipped', () => {
    expect(runMend(page, { id: 3, content: 'x' }).mended).toEqual({ ok: false, reason: 'no-identifier' })
  })
})
