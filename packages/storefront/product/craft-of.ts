import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { Text } from '../i18n/text.ts'
import { optionOf } from './option-of.ts'
import type { CraftFact } from './product-page-data.ts'

/** Attributes whose options tell how the product is made. */
export const craftAttributes = [
  'manufacturer',
  'hf_shoe_last',
  'hf_shoe_form',
  'hf_shoe_outsole',
  'hf_shoe_make',
  'hf_leather',
] as const

type Code = (typeof craftAttributes)[number]

/** What the catalogue tells of an option besides its label: a place, a headline, a description. */
function tellerOf(product: Product, attributes: readonly Attribute[]) {
  return (code: Code, key: 'label' | 'place' | 'headline' | 'description'): string => {
    const told: unknown = optionOf(attributes, code, product[code])?.[key]
    return typeof told === 'string' ? told.trim() : ''
  }
}

/** Maker, last and sole; one of which the catalogue has nothing to tell is left out. */
export function craftOf(product: Product, attributes: readonly Attribute[], text: Text): CraftFact[] {
  const tell = tellerOf(product, attributes)
  const title = (code: Code): string => tell(code, 'headline') || tell(code, 'label')
  const place = tell('manufacturer', 'place')
  const facts: CraftFact[] = [
    {
      about: 'maker',
      title: place ? text('detail.madeIn', { place }) : title('manufacturer'),
      text: tell('manufacturer', 'description'),
    },
    {
      about: 'last',
      title: [title('hf_shoe_last'), tell('hf_shoe_form', 'label')].filter(Boolean).join(', '),
      text: tell('hf_shoe_last', 'description'),
    },
    { about: 'sole', title: title('hf_shoe_outsole'), text: tell('hf_shoe_outsole', 'description') },
  ]
  // Who made a tin of cream is told elsewhere: this is about shoes.
  return tell('hf_shoe_last', 'label') ? facts.filter(({ text }) => text !== '') : []
}

/** How the leather is kept, and how long what is made so lasts. */
export function careOf(product: Product, attributes: readonly Attribute[]): string[] {
  const tell = tellerOf(product, attributes)
  return [tell('hf_leather', 'description'), tell('hf_shoe_make', 'description')].filter(Boolean)
}
