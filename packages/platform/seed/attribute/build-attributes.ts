import type { Attribute, AttributeOption } from '@welt/contract/entity/attribute.ts'
import type { Localized } from '../localized.ts'
import type { View } from '../view.ts'
import { type AttributeCode, attributeCodes, attributeIds } from './attribute-ids.ts'
import { attributeLabels } from './attribute-labels.ts'
import { beltLengths } from './belt-lengths.ts'
import { colours } from './colours.ts'
import { lastWords, leatherWords, makerWords, makeWords, type OptionWords, soleWords } from './option-words.ts'
import {
  baseUnits,
  type Choice,
  forms,
  lasts,
  leathers,
  makes,
  manufacturerOption,
  outsoles,
  patterns,
  shoeTypes,
  wearers,
} from './shoe-attributes.ts'
import { sizes } from './sizes.ts'
import { widths } from './widths.ts'

const choices: Readonly<Partial<Record<AttributeCode, Readonly<Record<string, Choice>>>>> = {
  hf_shoe_width: widths,
  hf_shoe_make: makes,
  hf_shoe_last: lasts,
  hf_shoe_outsole: outsoles,
  hf_shoe_type: shoeTypes,
  hf_shoe_form: forms,
  hf_pattern: patterns,
  hf_leather: leathers,
  hf_wearer: wearers,
  base_price_unit: baseUnits,
}

/** By the names that the choices have. */
const words: Readonly<Partial<Record<AttributeCode, Readonly<Record<string, OptionWords>>>>> = {
  hf_shoe_make: makeWords,
  hf_shoe_last: lastWords,
  hf_shoe_outsole: soleWords,
  hf_leather: leatherWords,
}

export function buildAttributes(view: View): (Attribute & { id: number })[] {
  return attributeCodes.map((code) => {
    const label = attributeLabels[code][view.language]
    const options = optionsOf(code, view)
    return {
      id: attributeIds[code],
      attribute_id: attributeIds[code],
      attribute_code: code,
      entity_type_id: 4,
      slug: code.replaceAll('_', '-'),
      frontend_label: label,
      default_frontend_label: label,
      frontend_input: code === 'price' ? 'price' : options.length > 0 ? 'select' : 'text',
      is_user_defined: code !== 'price',
      is_visible: true,
      is_visible_on_front: code !== 'price' && code !== 'base_price_unit',
      is_comparable: code.startsWith('hf_') || code === 'price',
      options,
    }
  })
}

function optionsOf(code: AttributeCode, { language, brand }: View): AttributeOption[] {
  if (code === 'manufacturer') {
    const maker = { label: brand.name, value: String(manufacturerOption), place: makerWords.place }
    return [{ ...maker, ...told(makerWords, language) }]
  }
  if (code === 'hf_color') {
    return Object.values(colours).map(({ id, label, swatch }) => ({ ...option(id, label, language), swatch }))
  }
  if (code === 'hf_shoe_size') {
    return sizes.map(({ id, eu, uk, us, usWomen, cm }) => ({
      label: eu,
      value: String(id),
      uk,
      us,
      us_women: usWomen,
      cm,
    }))
  }
  if (code === 'hf_belt_length') return beltLengths.map(({ id, label }) => option(id, label, language))
  return Object.entries<Choice>(choices[code] ?? {}).map(([name, { id, label }]) => ({
    ...option(id, label, language),
    ...told(words[code]?.[name], language),
  }))
}

function option(id: number, label: Localized, language: View['language']): AttributeOption {
  return { label: label[language], value: String(id) }
}

function told(words: OptionWords | undefined, language: View['language']): { headline?: string; description?: string } {
  if (!words) return {}
  const { headline, description } = words
  return { ...(headline && { headline: headline[language] }), description: description[language] }
}
