import { describe, expect, test } from 'vitest'
import { type Mended, Notes } from '../report/notes.ts'
import { completeCategories } from './complete-categories.ts'
import type { Draft } from './draft.ts'
import { mendAttribute } from './mend-attribute.ts'
import { mendContent } from './mend-content.ts'
import { mendReview } from './mend-review.ts'
import { mendStockItem } from './mend-stock-item.ts'
import { mendTaxRule } from './mend-tax-rule.ts'
import { readCategories } from './read-categories.ts'

type Mend = (draft: Draft, outerId: string | undefined, notes: Notes) => Mended<object>

function run(mend: Mend, given: Draft, outerId?: string) {
  const notes = new Notes()
  const mended = mend(structuredClone(given), outerId, notes)
  const reasons = [...notes.entries].map(([reason, fields]) => [reason, ...fields].join(' '))
  return { mended, reasons }
}

describe('attributes', () => {
  const whole = {
    id: 93,
    attribute_id: 93,
    attribute_code: 'color',
    default_frontend_label: 'Farbe',
    is_user_defined: true,
    options: [{ label: 'Rot', value: '53' }],
  }

  test.each<[string, Draft, Draft, string[]]>([
    ['as it should be', {}, {}, []],
    [
      'ids and flags as text',
      { id: '93', attribute_id: '93', is_user_defined: '1', is_visible: 0 },
      { is_visible: false },
      ['number-as-text id attribute_id', 'flag-as-number is_user_defined is_visible'],
    ],
    [
      'no label',
      { default_frontend_label: null, frontend_label: 'Colour' },
      { default_frontend_label: 'Colour', frontend_label: 'Colour' },
      ['empty-field default_frontend_label', 'label-missing'],
    ],
    ['no label anywhere', { default_frontend_label: '' }, { default_frontend_label: 'color' }, ['label-missing']],
    [
      'an empty option and a label that is a number',
      {
        options: [
          { label: ' ', value: '' },
          { label: 42, value: 7 },
        ],
      },
      { options: [{ label: '42', value: 7 }] },
      ['option-left-out', 'text-as-number label'],
    ],
    ['no word on whose it is', { is_user_defined: null }, {}, ['empty-field is_user_defined', 'attribute-own']],
    ['options that are null', { options: null }, { options: undefined }, []],
  ])('%s', (_, given, becomes, told) => {
    const { mended, reasons } = run(mendAttribute, { ...whole, ...given })
    expect(mended).toEqual({ ok: true, document: { ...whole, ...becomes } })
    expect(reasons.toSorted()).toEqual(told.toSorted())
  })

  test('without a code it cannot be taken', () => {
    expect(run(mendAttribute, { ...whole, attribute_code: null }).mended).toEqual({ ok: false, reason: 'no-code' })
  })
})

describe('tax rules', () => {
  const whole = {
    id: 2,
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [{ rate: 19, tax_country_id: 'DE' }],
  }

  test.each<[string, Draft, Draft, string[]]>([
    ['as it should be', {}, {}, []],
    [
      'everything as text',
      {
        id: '2',
        product_tax_class_ids: ['2'],
        customer_tax_class_ids: '3',
        rates: [{ rate: '19.0000', tax_country_id: 'DE' }],
      },
      {},
      ['number-as-text id product_tax_class_ids customer_tax_class_ids rate'],
    ],
    ['a rate without a country', { rates: [{ rate: 7 }, ...whole.rates] }, {}, ['rate-left-out']],
  ])('%s', (_, given, becomes, told) => {
    const { mended, reasons } = run(mendTaxRule, { ...whole, ...given })
    expect(mended).toMatchObject({ ok: true, document: { ...whole, ...becomes } })
    expect(reasons.toSorted()).toEqual(told.toSorted())
  })

  test.each([{ rates: [] }, { rates: null }, { product_tax_class_ids: [] }])('%j is of no use', (given) => {
    expect(run(mendTaxRule, { ...whole, ...given }).mended).toEqual({ ok: false, reason: 'no-rates' })
  })
})

describe('reviews', () => {
  const whole = {
    id: 7,
    product_id: 12,
    title: 'Gut',
    detail: 'Sehr',
    nickname: 'Özge',
    review_status: 1,
    created_at: '2026-01-01 00:00:00',
  }

  test.each<[string, Draft, Draft, string[]]>([
    ['as it should be', { customer_id: null }, { customer_id: null }, []],
    [
      'numbers as text',
      { id: '7', product_id: '12', review_status: '1', customer_id: '4' },
      { customer_id: 4 },
      ['number-as-text id product_id review_status customer_id'],
    ],
    ['no status', { review_status: null }, { review_status: 2 }, ['empty-field review_status', 'review-waits']],
    [
      'no words',
      { title: null, nickname: undefined },
      { title: '', nickname: '' },
      ['empty-field title nickname', 'review-words title nickname'],
    ],
    [
      'stars in percent only',
      { ratings: [{ rating_name: 'Wert', percent: '80', value: '4' }] },
      { ratings: [{ rating_name: 'Wert', title: 'Wert', percent: 80, value: 4 }] },
      ['number-as-text percent value'],
    ],
    ['a rating beyond the scale', { rating: 9 }, { rating: undefined }, ['not-understood rating']],
  ])('%s', (_, given, becomes, told) => {
    const { mended, reasons } = run(mendReview, { ...whole, ...given })
    expect(mended).toEqual({ ok: true, document: { ...whole, ...becomes } })
    expect(reasons.toSorted()).toEqual(told.toSorted())
  })

  test('one that names no product is skipped', () => {
    expect(run(mendReview, { ...whole, product_id: null }).mended).toEqual({ ok: false, reason: 'no-product' })
  })
})

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
    const { mended, reasons } = run(page, { ...whole, ...given })
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
    expect(run(tree, given).mended).toMatchObject({
      ok: true,
      document: { id: 1, level: 1, position: 0, children_data: [{ id: 2, level: 2, position: 4 }] },
    })
  })

  test('what has no name at all is skipped', () => {
    expect(run(page, { id: 3, content: 'x' }).mended).toEqual({ ok: false, reason: 'no-identifier' })
  })
})

describe('rows of the shelf', () => {
  const row = {
    sku: 'A',
    product_id: 4,
    qty: 2,
    is_in_stock: 1,
    manage_stock: 1,
    backorders: 0,
    min_sale_qty: 1,
    max_sale_qty: 10_000,
    notify_stock_qty: 1,
    low_stock_date: null,
  }

  test.each<[string, Draft, string | undefined, object]>([
    ['whole', { ...row, is_in_stock: true, manage_stock: true }, undefined, { ok: true, document: row }],
    ['with the sku beside it', { product_id: '4', qty: '2', is_in_stock: '1' }, 'A', { ok: true, document: row }],
    ['without a sku', { product_id: 4, qty: 2 }, undefined, { ok: false, reason: 'no-sku' }],
    ['without a product', { sku: 'A', qty: 2 }, undefined, { ok: false, reason: 'no-product' }],
  ])('%s', (_, given, outerId, answer) => {
    expect(run(mendStockItem, given, outerId).mended).toEqual(answer)
  })
})

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
