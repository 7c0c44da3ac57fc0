import { describe, expect, test } from 'vitest'
import { buildCatalog } from '../build-catalog.ts'
import { demoStoreViews, ellermoor, laszlo } from '../testing/demo-store-views.ts'
import type { Catalog } from './catalog.ts'
import { checkCatalog } from './check-catalog.ts'
import { checkLanguages } from './check-languages.ts'
import { checkLaw } from './check-law.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPrices } from './check-prices.ts'
import { checkReferences } from './check-references.ts'
import { checkTexts } from './check-texts.ts'

test('[PROD-1] [G-14] [G-15] nothing is wrong with the demo catalogue', () => {
  expect(checkCatalog(demoStoreViews)).toEqual([])
})

describe('each fault is found', () => {
  const german = buildCatalog(ellermoor)
  const english = buildCatalog(laszlo)

  /** The catalogue with some fields of WIEN changed. */
  const spoilt = (catalog: Catalog, fields: object): Catalog => ({
    ...catalog,
    product: catalog.product.map((one) => (one.sku === 'WIEN' ? { ...one, ...fields } : one)),
  })

  test.each([
    ['a related product that is gone', { product_links: [{ linked_product_sku: 'NOWHERE' }] }, /NOWHERE/],
    ['a product that is related to itself', { product_links: [{ linked_product_sku: 'WIEN' }] }, /itself/],
    ['a category that is none', { category_ids: [11, 999] }, /999/],
    ['an option without a label', { hf_shoe_last: 999_999 }, /hf_shoe_last 999999/],
    ['a list of options with a stranger', { hf_color_options: [501, 1] }, /hf_color 1/],
    ['a path that another has', { url_path: 'prag-budapester-rahmengenaeht' }, /prag-budapester/],
    ['an id that another has', { id: 1002 }, /1002 is there twice/],
  ])('%s', (_, fields, fault) => {
    expect(checkReferences(spoilt(german, fields)).join('\n')).toMatch(fault)
  })

  test('a content block that a category shows and nobody has written', () => {
    const category = german.category.map((one) => (one.id === 11 ? { ...one, cat_cms_block_top: 'nothing' } : one))
    expect(checkReferences({ ...german, category })).toEqual([
      'The category Herrenschuhe shows the block nothing, which is not written.',
    ])
  })

  test.each([
    ['/shoe/oxford/cognac/side.svg'],
    ['/shoe/cap-oxford.71.270-leather-tonal.calf-pink-2.brass-round.1/side.svg'],
    ['/shoe/cap-oxford.71.270-leather-tonal.calf-black-2.brass-round.1/back.svg'],
    ['/good/hammer.svg'],
    ['/good/belt.pink.svg'],
  ])('the picture %s', (image) => {
    expect(checkPictures(spoilt(german, { image }))).toContain(`Nothing can draw ${image}.`)
  })

  test.each([
    ['no price', { price: 0 }, /costs 0/],
    ['a special price above the regular one', { special_price: 1000 }, /special price of WIEN/],
    ['a reduction from nowhere', { is_sale: true, lowest_price_30_days: undefined }, /nobody knows from what/],
    ['contents without a base price', { hf_sub_headline: 'Neutral, 50 ml' }, /litre/],
    ['a tier price of nothing', { tier_prices: [{ customer_group_id: 2, qty: 1, value: 0 }] }, /costs 0/],
  ])('[G-03] %s', (_, fields, fault) => {
    expect(checkPrices(spoilt(german, fields)).join('\n')).toMatch(fault)
  })

  test.each(['hf_material_upper', 'hf_material_lining', 'hf_material_outsole'])('[G-14] no %s', (field) => {
    expect(checkLaw(spoilt(german, { [field]: '' }))).toEqual([`WIEN does not tell ${field}.`])
  })

  test('[G-15] a maker without an electronic address', () => {
    expect(checkLaw(spoilt(german, { manufacturer_email: undefined }))).toHaveLength(1)
  })

  test.each([
    ['filler', { hf_cat_description: 'Lorem ipsum' }, /filler/],
    ['no sentence', { hf_cat_description: ' ' }, /no hf_cat_description/],
    ['a name that another has', { name: 'Prag' }, /same name/],
    ['a description in two words', { description: '<p>Guter Schuh</p>' }, /2 words/],
  ])('%s', (_, fields, fault) => {
    expect(checkTexts(spoilt(german, fields)).join('\n')).toMatch(fault)
  })

  test('German in English, English in German, and a field that is missing in one language', () => {
    const sentence = 'Mit und ohne Schnürung'
    expect(checkLanguages(german, spoilt(english, { hf_cat_description: sentence })).join()).toMatch(/German in the/)
    const other = 'Laced with care and the rest'
    expect(checkLanguages(spoilt(german, { hf_cat_description: other }), english).join()).toMatch(/English in the/)
    expect(checkLanguages(german, spoilt(english, { hf_extra: '' }))).toEqual([
      'product 1001 has other fields in English.',
    ])
  })
})
