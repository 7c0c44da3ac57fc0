import { describe, expect, test } from 'vitest'
import { chooseBase } from './choose-base.ts'
import { chooseEntity, splitIndexName } from './choose-entity.ts'

describe('what kind a document is', () => {
  test.each([
    ['its type', { type: 'product' }, 'x.json', { entity: 'product', by: 'type' }],
    [
      'its type before everything else',
      { type: 'category', index: 'shop_product' },
      'products.json',
      { entity: 'category', by: 'type' },
    ],
    [
      'the ending of its index',
      { type: '_doc', index: 'vue_storefront_catalog_product_1572345678' },
      'x',
      { entity: 'product', by: 'index' },
    ],
    ['an ending of two words', { index: 'shop-cms-page' }, 'x', { entity: 'cms_page', by: 'index' }],
    ['the name of its file', {}, '/dump/products.json', { entity: 'product', by: 'file' }],
    ['a file with several endings', {}, '/dump/taxrule.json.gz', { entity: 'taxrule', by: 'file' }],
    [
      'a file named after the index',
      {},
      '/dump/vue_storefront_catalog_cms_block.jsonl',
      { entity: 'cms_block', by: 'file' },
    ],
    ['another spelling', {}, 'tax-rules.json', { entity: 'taxrule', by: 'file' }],
    ['a plural', {}, 'categories.ndjson', { entity: 'category', by: 'file' }],
    ['the name of its folder', {}, '/dump/attribute/93.json', { entity: 'attribute', by: 'file' }],
  ])('%s tells', (_, wrapped, path, choice) => {
    expect(chooseEntity({ source: {}, ...wrapped }, path)).toEqual(choice)
  })

  test.each([
    [{ sku: 'a', price: 1 }, 'product'],
    [{ attribute_code: 'color' }, 'attribute'],
    [{ rates: [], product_tax_class_ids: [2] }, 'taxrule'],
    [{ nickname: 'a', detail: 'b' }, 'review'],
    [{ name: 'a', parent_id: 2 }, 'category'],
    [{ identifier: 'a', content: 'b', page_layout: '1column' }, 'cms_page'],
  ])('%j is told by its fields', (source, entity) => {
    expect(chooseEntity({ source }, 'dump.json')).toEqual({ entity, by: 'shape' })
  })

  test.each([{}, { identifier: 'a', content: 'b' }, { id: 5 }])('%j could be anything', (source) => {
    expect(chooseEntity({ source, index: 'shop', type: '_doc' }, 'dump.json')).toBeUndefined()
  })

  test.each([
    ['vue_storefront_catalog_product_1572_1', 'vue_storefront_catalog', 'product'],
    ['vue_storefront_catalog_de_cms_hierarchy', 'vue_storefront_catalog_de', 'cms_hierarchy'],
    ['shop_category', 'shop', 'category'],
  ])('%s is an index of %s', (index, base, entity) => {
    expect(splitIndexName(index)).toEqual({ base, entity })
  })
})

describe('which index of the files is meant', () => {
  const request = { wanted: undefined, own: 'vue_storefront_catalog', storeCode: 'de' }
  const counts = (...names: string[]) => new Map(names.map((name) => [name, 1]))

  test.each([
    ['the only one, whatever its name', counts('radundtat'), {}, { ok: true, base: 'radundtat' }],
    ['none, where the documents name none', counts(), {}, { ok: true, base: undefined }],
    [
      'the one of the same name',
      counts('vue_storefront_catalog', 'vue_storefront_catalog_it'),
      {},
      { ok: true, base: 'vue_storefront_catalog' },
    ],
    ['the one with the code of the view', counts('shop', 'shop_de', 'shop_it'), {}, { ok: true, base: 'shop_de' }],
    [
      'the one that was asked for',
      counts('shop', 'shop_it'),
      { wanted: 'shop_it_product' },
      { ok: true, base: 'shop_it' },
    ],
    [
      'a question',
      counts('shop', 'shop_it'),
      {},
      { ok: false, reason: 'The files hold the indexes shop, shop_it: name the one for de with --index.' },
    ],
    [
      'a refusal',
      counts('shop'),
      { wanted: 'other' },
      { ok: false, reason: 'The files hold no index other; they hold shop.' },
    ],
  ])('%s', (_, names, more, choice) => {
    expect(chooseBase({ ...request, counts: names, ...more })).toEqual(choice)
  })
})
