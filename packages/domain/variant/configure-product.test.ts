import { describe, expect, test } from 'vitest'
import { configureProduct } from './configure-product.ts'
import { createVariantIndex } from './create-variant-index.ts'
import { oxford, variant } from './oxford.fixture.ts'

const parent = oxford(variant(12, 400, 3))
const index = createVariantIndex(parent)

describe('configureProduct', () => {
  test('[PROD-7] the child becomes current, configured, with the parent’s name and image', () => {
    const child = variant(12, 400, 3, { name: 'Oxford 12 40 G', image: 'no_selection', price_incl_tax: 249 })
    expect(configureProduct(parent, child, index)).toMatchObject({
      sku: 'oxford-12-400-3',
      id: 124_003,
      parentSku: 'oxford',
      parentId: 1,
      is_configured: true,
      name: 'Oxford „Károly“',
      image: '/o/x/oxford.jpg',
      price_incl_tax: 249,
      hf_color: 12,
      stock: { is_in_stock: true, qty: 10 },
    })
  })

  test('[PROD-7] the child’s own image is used where it has one', () => {
    const configured = configureProduct(
      parent,
      variant(12, 400, 3, { image: '/b/l/black.jpg', small_image: '' }),
      index,
    )
    expect(configured).toMatchObject({ image: '/b/l/black.jpg', small_image: '/o/x/oxford-small.jpg' })
  })

  test.each([
    { type_id: null },
    { type_id: 'simple' },
    { url_path: 'schuhe/oxford-40' },
    { visibility: 1 },
    { name: 'x' },
    { image: null },
    { category_ids: null },
    { status: undefined },
  ])('[PROD-7] %j does not replace what the parent says', (fields) => {
    const withFields = configureProduct(parent, { ...variant(12, 400, 3), ...fields }, index)
    expect(withFields).toEqual(configureProduct(parent, variant(12, 400, 3), index))
  })

  test('[PROD-7] what was chosen is told in words and, as text, in ids', () => {
    const configured = configureProduct(parent, variant(13, 420, 4), index)
    expect(configured.options).toEqual([
      { label: 'Farbe', value: 'Cognac' },
      { label: 'Größe', value: '42' },
      { label: 'Weite', value: 'H' },
    ])
    expect(configured.product_option?.extension_attributes.configurable_item_options).toEqual([
      { option_id: '93', option_value: '13' },
      { option_id: '142', option_value: '420' },
      { option_id: '150', option_value: '4' },
    ])
  })

  test('other choices stay, and neither parent nor child is touched', () => {
    const custom_options = [{ option_id: 1, option_value: 'LK' }]
    const engraved = { ...parent, product_option: { extension_attributes: { custom_options } } }
    const before = structuredClone(engraved)
    const configured = configureProduct(engraved, variant(12, 400, 3), index)
    expect(configured.product_option?.extension_attributes.custom_options).toEqual(custom_options)
    expect(engraved).toEqual(before)
  })
})
