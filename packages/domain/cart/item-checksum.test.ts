import { describe, expect, test } from 'vitest'
import { itemChecksum } from './item-checksum.ts'

const configured = (options: Record<string, unknown>) => ({ product_option: { extension_attributes: options } })

describe('itemChecksum', () => {
  test('is the one that clients in the field compute for variant 93/53, 142/169', () => {
    const item = configured({
      configurable_item_options: [
        { option_id: '93', option_value: '53' },
        { option_id: '142', option_value: '169' },
      ],
    })
    expect(itemChecksum(item)).toBe('357e8f9f8918873f12ed993c3073ddd3e8980c933034b5e2fdab10b6')
  })

  test('is the same for numbers and for numbers as texts, at any depth', () => {
    const numbers = { bundle_options: [{ option_id: 1, option_qty: 1, option_selections: [2, 4] }] }
    const texts = { bundle_options: [{ option_id: '1', option_qty: '1', option_selections: ['2', '4'] }] }
    expect(itemChecksum(configured(numbers))).toBe(itemChecksum(configured(texts)))
  })

  test('is the same for a list and for an object with numbered entries', () => {
    const engraving = { option_id: '7', option_value: 'Grüße' }
    const list = configured({ custom_options: [engraving] })
    const object = configured({ custom_options: { 0: engraving } })
    expect(itemChecksum(list)).toBe(itemChecksum(object))
  })

  test.each([
    ['bundle before custom', 'bundle_options', 'custom_options'],
    ['custom before configurable', 'custom_options', 'configurable_item_options'],
  ])('counts the first kind of options that has any: %s', (_, first, second) => {
    const chosen = [{ option_id: '1', option_value: '2' }]
    const other = [{ option_id: '3', option_value: '4' }]
    expect(itemChecksum(configured({ [first]: chosen, [second]: other }))).toBe(
      itemChecksum(configured({ [first]: chosen })),
    )
    expect(itemChecksum(configured({ [first]: [], [second]: other }))).toBe(
      itemChecksum(configured({ [second]: other })),
    )
  })

  test('counts the whole product_option when it holds none of the three kinds', () => {
    const gift = configured({ giftcard_item_option: { amount: '50' } })
    expect(itemChecksum(gift)).not.toBe(itemChecksum({}))
    expect(itemChecksum(gift)).not.toBe(itemChecksum(configured({ giftcard_item_option: { amount: '25' } })))
  })

  test('of an item without options is the one of null', () => {
    expect(itemChecksum({})).toBe('d766ca7cf2167ba1bd6a1263080ff36ff2fb21d96b15ab943891df44')
  })
})
