import type { Localized } from '../localized.ts'
import type { AttributeCode } from './attribute-ids.ts'

export const attributeLabels: Readonly<Record<AttributeCode, Localized>> = {
  price: { de: 'Preis', en: 'Price' },
  manufacturer: { de: 'Hersteller', en: 'Maker' },
  hf_color: { de: 'Farbe', en: 'Colour' },
  hf_shoe_size: { de: 'Größe (EU)', en: 'Size (EU)' },
  hf_shoe_width: { de: 'Weite', en: 'Width' },
  hf_shoe_make: { de: 'Machart', en: 'Construction' },
  hf_shoe_last: { de: 'Leisten', en: 'Last' },
  hf_shoe_outsole: { de: 'Sohle', en: 'Sole' },
  hf_shoe_type: { de: 'Modellart', en: 'Type' },
  hf_shoe_form: { de: 'Form', en: 'Toe shape' },
  hf_pattern: { de: 'Schnitt', en: 'Pattern' },
  hf_leather: { de: 'Leder', en: 'Leather' },
  hf_wearer: { de: 'Für', en: 'For' },
  hf_belt_length: { de: 'Länge', en: 'Length' },
  base_price_unit: { de: 'Einheit des Grundpreises', en: 'Unit of the base price' },
  hf_material_upper: { de: 'Obermaterial', en: 'Upper' },
  hf_material_lining: { de: 'Futter', en: 'Lining' },
  hf_material_insole: { de: 'Brandsohle', en: 'Insole' },
  hf_material_outsole: { de: 'Laufsohle', en: 'Outsole' },
}
