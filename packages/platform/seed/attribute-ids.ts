export const attributeCodes = [
  'price',
  'manufacturer',
  'hf_color',
  'hf_shoe_size',
  'hf_shoe_width',
  'hf_shoe_make',
  'hf_shoe_last',
  'hf_shoe_outsole',
  'hf_shoe_type',
  'hf_shoe_form',
  'hf_pattern',
  'base_price_unit',
  'hf_material_upper',
  'hf_material_lining',
  'hf_material_insole',
  'hf_material_outsole',
] as const
export type AttributeCode = (typeof attributeCodes)[number]

/** Ids of the attributes; carts and orders name the configurable ones by them. */
export const attributeIds: Readonly<Record<AttributeCode, number>> = {
  price: 77,
  manufacturer: 83,
  hf_color: 93,
  hf_shoe_size: 142,
  hf_shoe_width: 143,
  hf_shoe_make: 144,
  hf_shoe_last: 145,
  hf_shoe_outsole: 146,
  hf_shoe_type: 147,
  hf_shoe_form: 148,
  hf_pattern: 149,
  base_price_unit: 150,
  hf_material_upper: 160,
  hf_material_lining: 161,
  hf_material_insole: 162,
  hf_material_outsole: 163,
}
