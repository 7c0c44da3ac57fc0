import { describe, expect, test } from 'vitest'
import { customOptionPrice } from './custom-option-price.ts'

const shoe = {
  price: 100,
  price_incl_tax: 119,
  custom_options: [
    { option_id: 1, title: 'Engraving', type: 'field', price: 12.5, price_type: 'fixed' as const },
    { option_id: 2, title: 'Express', type: 'field', price: 2.5, price_type: 'percent' as const },
    {
      option_id: 3,
      title: 'Extras',
      type: 'checkbox',
      values: [
        { option_type_id: 31, title: 'Bag', price: 5, price_type: 'fixed' as const },
        { option_type_id: 32, title: 'Gift wrap', price: 10, price_type: 'percent' as const },
        { option_type_id: 33, title: 'Card' },
      ],
    },
  ],
}

describe('customOptionPrice', () => {
  test.each([
    { chosen: { option_id: 1, option_value: 'Öö' }, net: 1250, gross: 1250, because: 'fixed adds the amount' },
    { chosen: { option_id: '2', option_value: 'yes' }, net: 250, gross: 298, because: 'percent adds a share' },
    { chosen: { option_id: 3, option_value: 31 }, net: 500, gross: 500, because: 'a value has its own price' },
    { chosen: { option_id: 3, option_value: '31,32' }, net: 1500, gross: 1690, because: 'several values add up' },
    { chosen: { option_id: 3, option_value: 33 }, net: 0, gross: 0, because: 'a value may be free' },
    { chosen: { option_id: 3, option_value: 99 }, net: 0, gross: 0, because: 'there is no such value' },
    { chosen: { option_id: 1, option_value: ' ' }, net: 0, gross: 0, because: 'nothing was written' },
    { chosen: { option_id: 9, option_value: 'x' }, net: 0, gross: 0, because: 'there is no such option' },
  ])('[PROD-12] $chosen adds $gross: $because', ({ chosen, net, gross }) => {
    expect(customOptionPrice(shoe, [chosen])).toEqual({ net, gross })
  })

  test('[PROD-12] the choices are those that the product carries, none when it carries none', () => {
    const custom_options = [
      { option_id: 1, option_value: 'A' },
      { option_id: 2, option_value: 'B' },
    ]
    const chosen = { ...shoe, product_option: { extension_attributes: { custom_options } } }
    expect(customOptionPrice(chosen)).toEqual({ net: 1500, gross: 1548 })
    expect(customOptionPrice(shoe)).toEqual({ net: 0, gross: 0 })
  })
})
