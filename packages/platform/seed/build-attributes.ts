import type { Attribute, AttributeOption } from '@welt/contract/entity/attribute.ts'
import { leatherColourNames, leatherColours } from '../image/leather-colour.ts'
import { type AttributeCode, attributeCodes, attributeIds } from './attribute-ids.ts'
import { attributeLabels } from './attribute-labels.ts'
import { colours } from './colours.ts'
import type { Localized } from './localized.ts'
import { baseUnits, forms, lasts, makes, manufacturerOption, outsoles, patterns, shoeTypes } from './shoe-attributes.ts'
import { sizes } from './sizes.ts'
import type { View } from './view.ts'
import { widths } from './widths.ts'

const choices: Readonly<Partial<Record<AttributeCode, Readonly<Record<string, { id: number; label: Localized }>>>>> = {
  hf_shoe_width: widths,
  hf_shoe_make: makes,
  hf_shoe_last: lasts,
  hf_shoe_outsole: outsoles,
  hf_shoe_type: shoeTypes,
  hf_shoe_form: forms,
  hf_pattern: patterns,
  base_price_unit: baseUnits,
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
  if (code === 'manufacturer') return [{ label: brand.name, value: String(manufacturerOption) }]
  if (code === 'hf_color') {
    return leatherColourNames.map((name) => ({
      label: colours[name].label[language],
      value: String(colours[name].id),
      swatch: leatherColours[name],
    }))
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
  return Object.values(choices[code] ?? {}).map(({ id, label }) => ({ label: label[language], value: String(id) }))
}
