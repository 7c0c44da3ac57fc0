import type { Attribute } from '@welt/contract/entity/attribute.ts'
import { expect, test } from 'vitest'
import { createTexts } from '../i18n/text.ts'
import { careOf, craftOf } from './craft-of.ts'
import { sampleCream } from './sample-cream.ts'
import { sampleShoe } from './sample-shoe.ts'

const texts = createTexts('de')
await texts.load(['detail'])
const { text } = texts
const attribute = (attribute_code: string, option: object): Attribute => ({
  attribute_id: 1,
  attribute_code,
  default_frontend_label: attribute_code,
  options: [{ label: attribute_code, value: '1', ...option }],
})
const shoe = { ...sampleShoe, manufacturer: 1, hf_shoe_last: 1, hf_shoe_form: 1, hf_shoe_outsole: 1, hf_leather: 1 }
const attributes = [
  attribute('manufacturer', { label: 'Ellermoor', place: 'Pirmasens', description: 'Unter einem Dach.' }),
  attribute('hf_shoe_last', { label: 'Leisten 58', description: 'Fällt groß aus.' }),
  attribute('hf_shoe_form', { label: 'Runde Form' }),
  attribute('hf_shoe_outsole', { label: 'Leder', headline: 'Ledersohle', description: 'Leise.' }),
  attribute('hf_leather', { description: 'Bürsten.' }),
  attribute('hf_shoe_make', { value: '801', description: 'Dreimal neu besohlbar.' }),
]

test('[UX-31] maker, last and sole are told in the catalogue’s words, with how the last fits', () => {
  expect(craftOf(shoe, attributes, text)).toEqual([
    { about: 'maker', title: 'Gemacht in Pirmasens', text: 'Unter einem Dach.' },
    { about: 'last', title: 'Leisten 58, Runde Form', text: 'Fällt groß aus.' },
    { about: 'sole', title: 'Ledersohle', text: 'Leise.' },
  ])
})

test('what the catalogue does not tell is left out', () => {
  const bare = attributes.map((one) => ({
    ...one,
    options: one.options?.map(({ label, value }) => ({ label, value })),
  }))
  expect(craftOf(shoe, bare, text)).toEqual([])
  expect(careOf(shoe, bare)).toEqual([])
})

test('a tin of cream has neither last nor sole', () => {
  expect(craftOf({ ...sampleCream, manufacturer: 1 }, attributes, text)).toEqual([])
})

test('[PROD-18] care follows the leather, lifetime the way of making', () => {
  expect(careOf(shoe, attributes)).toEqual(['Bürsten.', 'Dreimal neu besohlbar.'])
})
