import type { CustomOption } from '@welt/contract/entity/product.ts'
import type { Localized } from '../localized.ts'
import type { View } from '../view.ts'
import type { GoodSeed } from './good-seed.ts'

const engraving: Localized = { de: 'Brandzeichen (bis 12 Zeichen)', en: 'Branding (up to 12 characters)' }
const wrapping: Localized = { de: 'Geschenkverpackung', en: 'Gift wrapping' }
const cloth: Localized = { de: 'In Leinen eingeschlagen', en: 'Wrapped in linen' }

/** What an option adds is the same in every view: it is added to net and gross alike. */
export function customOptions({ sku, extra }: GoodSeed, { language }: View): CustomOption[] {
  if (extra === 'engraving') {
    return [
      {
        option_id: 1,
        product_sku: sku,
        title: engraving[language],
        type: 'field',
        is_require: false,
        price: 9,
        price_type: 'fixed',
        max_characters: 12,
        sort_order: 1,
      },
    ]
  }
  return [
    {
      option_id: 2,
      product_sku: sku,
      title: wrapping[language],
      type: 'checkbox',
      is_require: false,
      sort_order: 1,
      values: [{ option_type_id: 1, title: cloth[language], price: 5, price_type: 'percent', sort_order: 1 }],
    },
  ]
}
