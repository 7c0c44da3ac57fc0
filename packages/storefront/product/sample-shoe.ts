import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'

/** A small model for tests: two colours, two sizes, two widths, and not every pair of them. */
export const cognac = '501'
export const black = '502'

const pictures = (colour: string) =>
  ['side', 'sole'].map((view, place) => ({
    image: `/shoe/cap-oxford.71.270-leather-tonal.calf-${colour}-2.brass-round.1/${view}.svg`,
    pos: place + 1,
    typ: 'image',
    lab: view === 'side' ? 'Außenseite' : 'Sohle',
  }))

function pair(sku: string, color: number, size: number, width: number, qty: number): ConfigurableChild {
  const image = `/shoe/cap-oxford.71.270-leather-tonal.calf-${color === 501 ? 'cognac' : 'black'}-2.brass-round.1/side.svg`
  return {
    sku,
    id: size * 10 + width,
    name: `Wien ${sku}`,
    status: 1,
    hf_color: color,
    hf_shoe_size: size,
    hf_shoe_width: width,
    image,
    price_incl_tax: 389,
    original_price_incl_tax: 389,
    stock: { is_in_stock: qty > 0, qty, manage_stock: true },
  }
}

export const sampleShoe: Product = {
  id: 1001,
  sku: 'WIEN',
  name: 'Wien',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  url_path: 'wien-oxford',
  url_key: 'wien-oxford',
  slug: 'wien-oxford',
  category_ids: [11, 21, 86],
  image: '/shoe/cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1/side.svg',
  hf_sub_headline: 'Oxford, glattes Kalbleder',
  hf_cat_description: 'Von Hand poliert',
  description: '<p>Der stillste Schuh im Haus.</p>',
  price: 326.8908,
  price_incl_tax: 389,
  original_price_incl_tax: 389,
  media_gallery: pictures('cognac'),
  hf_shoe_make: 801,
  hf_material_upper: 'Kalbleder',
  hf_material_lining: 'Kalbleder, pflanzlich gegerbt',
  hf_material_outsole: 'Rindleder, 5 mm',
  manufacturer_name: 'Ellermoor Schuhfabrik',
  manufacturer_address: 'Gerberstraße 14, 66953 Pirmasens',
  manufacturer_country: 'Deutschland',
  manufacturer_email: 'service@ellermoor.example',
  configurable_options: [
    {
      attribute_id: '93',
      attribute_code: 'hf_color',
      label: 'Farbe',
      values: [
        { value_index: 501, label: 'Cognac', value_data: { media_gallery: pictures('cognac') } },
        { value_index: 502, label: 'Schwarz', value_data: { media_gallery: pictures('black') } },
      ],
    },
    {
      attribute_id: '142',
      attribute_code: 'hf_shoe_size',
      label: 'Größe (EU)',
      values: [
        { value_index: 611, label: '42', value_data: { uk: '8', us: '9', cm: 26.9 } },
        { value_index: 612, label: '42½', value_data: { uk: '8½', us: '9½', cm: 27.2 } },
      ],
    },
    {
      attribute_id: '143',
      attribute_code: 'hf_shoe_width',
      label: 'Weite',
      values: [
        { value_index: 701, label: 'F schmal' },
        { value_index: 702, label: 'G normal' },
      ],
    },
  ],
  configurable_children: [
    pair('COG-42-G', 501, 611, 702, 14),
    pair('COG-425-F', 501, 612, 701, 0),
    pair('COG-425-G', 501, 612, 702, 2),
    pair('BLK-42-G', 502, 611, 702, 5),
    pair('BLK-42-F', 502, 611, 701, 5),
  ],
}
