import { basePrice } from '@welt/domain/product/base-price.ts'
import { customOptionPrice } from '@welt/domain/product/custom-option-price.ts'
import { describe, expect, test } from 'vitest'
import { buildCatalog } from '../build-catalog.ts'
import { buildStock } from '../build-stock.ts'
import { models } from '../collection/models.ts'
import { ellermoor, laszlo } from '../testing/demo-store-views.ts'

const german = buildCatalog(ellermoor)
const english = buildCatalog(laszlo)

function find(sku: string, catalog = english) {
  const product = catalog.product.find((product) => product.sku === sku)
  if (!product) throw new Error(`There is no ${sku}.`)
  return product
}

describe('sets', () => {
  test('the grouped care set costs what its parts cost', () => {
    const set = find('CARE-SET')
    const parts = (set.product_links ?? []).map((link) => find(link.linked_product_sku ?? ''))
    expect(set.product_links?.every(({ link_type }) => link_type === 'associated')).toBe(true)
    expect(parts.reduce((sum, { price = 0 }) => sum + Math.round(price * 100), 0)).toBe(75_80)
    expect(set.price).toBe(75.8)
  })

  test('the bundle costs what its default choices cost', () => {
    const set = find('WIEN-SET')
    const defaults = (set.bundle_options ?? []).flatMap((option) =>
      option.product_links.filter((link) => link.is_default),
    )
    expect(defaults.map(({ sku, qty }) => `${qty} ${sku}`)).toEqual(['1 WIEN-COG-425-G', '1 TREE', '1 CREAM'])
    expect(defaults.reduce((sum, { price, qty }) => sum + Math.round((price ?? 0) * (qty ?? 1) * 100), 0)).toBe(449_90)
    expect(set.price).toBe(449.9)
  })
})

describe('base prices', () => {
  test('[PROD-15] the cream tells millilitres, the cedar grams', () => {
    const cream = { base_price_amount: 50, base_price_base_amount: 1000, base_price_unit: 2248, price: 11.9 }
    expect(find('CREAM')).toMatchObject(cream)
    expect(find('CEDAR')).toMatchObject({ base_price_amount: 200, base_price_base_amount: 1000, base_price_unit: 2246 })
    const units = german.attribute.find(({ attribute_code }) => attribute_code === 'base_price_unit')?.options
    expect(units?.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '2244 kg',
      '2245 lbs',
      '2246 g',
      '2247 l',
      '2248 ml',
      '2249 m',
      '2250 cm',
      '2251 mm',
    ])
  })

  test.each([
    ['CREAM', 23_800, 'l'],
    ['WAX', 18_533, 'l'],
    ['CEDAR', 4_450, 'kg'],
    ['SUEDE-SPRAY', 8_450, 'l'],
    ['LEATHER-MILK', 7_933, 'l'],
  ])('[G-03] %s costs %d cents for one %s', (sku, price, per) => {
    const { final_price, ...good } = find(sku)
    expect(basePrice({ ...good, price_incl_tax: final_price })).toEqual({ price, per })
  })
})

describe('other goods', () => {
  test('[PROD-2] one of them has no picture', () => {
    const without = german.product.filter(({ image }) => image === 'no_selection')
    expect(without.map(({ sku, media_gallery }) => [sku, media_gallery])).toEqual([['EYELETS', []]])
  })

  test('branding adds a fixed amount, wrapping a share of the price', () => {
    const added = (sku: string, choice: { option_id: number; option_value: string }) => {
      const { custom_options, price } = find(sku)
      return customOptionPrice({ custom_options, price, price_incl_tax: price }, [choice]).gross
    }
    expect(added('TREE', { option_id: 1, option_value: 'J. W.' })).toBe(9_00)
    expect(added('VALET-BOX', { option_id: 2, option_value: '1' })).toBe(9_45)
    expect(added('VALET-BOX', { option_id: 2, option_value: '' })).toBe(0)
  })

  test('business customers pay less, and less still for many', () => {
    expect(find('CLOTH').tier_prices).toEqual([
      { customer_group_id: 2, qty: 1, value: 5.5 },
      { customer_group_id: 2, qty: 10, value: 4.9 },
    ])
  })

  test('the book is taxed as a book', () => {
    expect(find('CARE-BOOK', german)).toMatchObject({ tax_class_id: 3, price: 23.271 })
    expect(find('CARE-BOOK').price).toBe(24.9)
  })

  test('belts come in colours and lengths', () => {
    const belt = find('BELT')
    expect(belt.configurable_options?.map(({ attribute_code }) => attribute_code)).toEqual([
      'hf_color',
      'hf_belt_length',
    ])
    expect(belt.configurable_children).toHaveLength(5 * 7)
    expect(find('BELT-COG-95')).toMatchObject({ parentSku: 'BELT', visibility: 1, name: 'Calf belt Cognac 95 cm' })
  })

  test('every product has a row of stock that says the same as it', () => {
    const rows = new Map([...buildStock(models)].map((row) => [row.sku, row]))
    const differing = german.product.filter(({ sku, id, stock }) => {
      const row = rows.get(sku)
      return row?.productId !== id || row.isInStock !== stock?.is_in_stock || row.qty !== stock.qty
    })
    expect(differing.map(({ sku }) => sku)).toEqual([])
    expect(rows.size).toBe(german.product.length)
  })

  test('[STOCK-5] 10000 pieces are the most that one order holds, of the valet box three', () => {
    const most = new Map<number, string[]>()
    for (const { sku, maxSaleQty } of buildStock(models))
      most.set(maxSaleQty, [...(most.get(maxSaleQty) ?? []), sku].slice(0, 5))
    expect([...most.keys()].toSorted((a, b) => a - b)).toEqual([3, 10_000])
    expect(most.get(3)).toEqual(['VALET-BOX'])
    expect(find('VALET-BOX').stock?.max_sale_qty).toBe(3)
  })
})
