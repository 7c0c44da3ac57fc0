import type { Product } from '@welt/contract/entity/product.ts'
import { validateItem } from '@welt/domain/cart/validate-item.ts'
import { configureProduct } from '@welt/domain/variant/configure-product.ts'
import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { readVariantOptions } from '@welt/domain/variant/variant-option.ts'
import { describe, expect, test } from 'vitest'
import { galleriesOf } from './galleries-of.ts'
import { leanProduct, variantRows } from './lean-product.ts'
import { sampleCream } from './sample-cream.ts'
import { sampleShoe } from './sample-shoe.ts'
import { unpackVariants } from './variant-row.ts'

function sent(product: Product) {
  const { options } = readVariantOptions(product, product.configurable_children ?? [], [])
  const lean = leanProduct(product, options)
  const rows = variantRows(product, lean, galleriesOf(product))
  return JSON.parse(JSON.stringify({ lean, rows })) as { lean: typeof lean; rows: typeof rows }
}

function arrived(product: Product): Product {
  const { lean, rows } = sent(product)
  return unpackVariants(lean, rows)
}

describe('what travels to the browser', () => {
  test('is a short row for each variant', () => {
    expect(sent(sampleShoe).rows[2]).toEqual(['COG-425-G', 6822, 2, [0, 1, 1]])
  })

  test('gives the same answers to every combination', () => {
    const before = createVariantIndex(sampleShoe)
    const after = createVariantIndex(arrived(sampleShoe))
    for (const hf_color of [501, 502]) {
      for (const hf_shoe_size of [611, 612]) {
        for (const hf_shoe_width of [701, 702]) {
          const picked = { hf_color, hf_shoe_size, hf_shoe_width }
          const [expected, found] = [before.find(picked), after.find(picked)]
          expect([found?.sku, found?.id, found?.stock?.qty, found?.stock?.is_in_stock]).toEqual([
            expected?.sku,
            expected?.id,
            expected?.stock?.qty,
            expected?.stock?.is_in_stock,
          ])
        }
      }
    }
  })

  test('keeps what tells a variant from its parent', () => {
    const [first, ...others] = sampleShoe.configurable_children ?? []
    const own = { price_incl_tax: 399, price: 335.2941, image: '/own.jpg', stock: { is_in_stock: true, qty: 0 } }
    const product = { ...sampleShoe, configurable_children: first ? [{ ...first, ...own }, ...others] : [] }
    expect(arrived(product).configurable_children?.[0]).toMatchObject(own)
  })

  test('keeps stock that nobody counts as it is', () => {
    const [first] = sampleShoe.configurable_children ?? []
    const stock = { is_in_stock: false, qty: 0, manage_stock: false }
    const product = { ...sampleShoe, configurable_children: first ? [{ ...first, stock }] : [] }
    expect(arrived(product).configurable_children?.[0]?.stock).toEqual(stock)
  })

  test('leaves out values that no variant has', () => {
    const product = { ...sampleShoe, configurable_children: sampleShoe.configurable_children?.slice(0, 1) }
    const labels = sent(product).lean.configurable_options?.map(({ values }) => values.map(({ label }) => label))
    expect(labels).toEqual([['Cognac'], ['42'], ['G normal']])
  })

  test('leaves behind what the page does not need', () => {
    const { lean } = sent(sampleShoe)
    expect(lean).not.toHaveProperty('description')
    expect(lean).not.toHaveProperty('media_gallery')
    expect(lean).not.toHaveProperty('configurable_children')
  })

  const engraving = { option_id: 1, title: 'Brandzeichen', type: 'field', price: 9, max_characters: 12 }
  const rules = { allowZeroPriceProducts: false }
  const reasons = (item: Parameters<typeof validateItem>[0]) => validateItem(item, rules).map(({ reason }) => reason)

  test('[FORM-1] tells what must be answered before anything goes into the cart, and no more of it', () => {
    const wrapping = { option_id: 2, title: 'Geschenkverpackung', type: 'checkbox', is_require: false }
    const cream = { ...sampleCream, custom_options: [{ ...engraving, is_require: true }, wrapping] }
    const { lean } = sent(cream)
    expect(lean.custom_options).toEqual([{ option_id: 1, title: 'Brandzeichen', type: 'field', is_require: true }])
    expect(reasons(lean)).toEqual(['unconfigured'])
    const answer = { extension_attributes: { custom_options: [{ option_id: 1, option_value: 'A. W.' }] } }
    expect(reasons({ ...lean, product_option: answer })).toEqual([])
  })

  test('[FORM-1] a variant is asked what its model is asked', () => {
    const shoe = arrived({ ...sampleShoe, custom_options: [{ ...engraving, is_require: true }] })
    const index = createVariantIndex(shoe)
    const variant = index.bySku('COG-425-G')
    expect(variant && reasons(configureProduct(shoe, variant, index))).toEqual(['unconfigured'])
  })

  test('is not longer where nothing must be answered', () => {
    const cream = { ...sampleCream, custom_options: [{ ...engraving, is_require: false }] }
    expect(sent(cream).lean).not.toHaveProperty('custom_options')
    expect(reasons(sent(cream).lean)).toEqual([])
  })
})
