import type { Product } from '@welt/contract/entity/product.ts'
import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { readVariantOptions } from '@welt/domain/variant/variant-option.ts'
import { describe, expect, test } from 'vitest'
import { galleriesOf } from './galleries-of.ts'
import { leanProduct, variantRows } from './lean-product.ts'
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
})
