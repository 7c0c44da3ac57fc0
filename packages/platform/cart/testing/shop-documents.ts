import type { Product } from '@welt/contract/entity/product.ts'

/** Classes 2 (everything) and 3 (books), with the rates of Germany, Austria and Finland. */
const taxrule = [
  {
    id: 1,
    code: 'standard',
    product_tax_class_ids: [2],
    customer_tax_class_ids: [0, 1, 2, 3],
    rates: [
      { id: 1, rate: 19, tax_country_id: 'DE', tax_region_id: 0 },
      { id: 2, rate: 20, tax_country_id: 'AT', tax_region_id: 0 },
      { id: 3, rate: 25.5, tax_country_id: 'FI', tax_region_id: 0 },
    ],
  },
  {
    id: 2,
    code: 'book',
    product_tax_class_ids: [3],
    customer_tax_class_ids: [0, 1, 2, 3],
    rates: [{ id: 4, rate: 7, tax_country_id: 'DE', tax_region_id: 0 }],
  },
]

const base = { status: 1, visibility: 4, tax_class_id: 2 } as const

/** A shop with a product of every kind. Prices are told gross with German tax, and written net where the view keeps net ones. */
export function shopDocuments(includesTax: boolean): { product: Product[]; taxrule: typeof taxrule } {
  const price = (gross: number, rate = 19) =>
    includesTax ? gross : Math.round((gross * 1_000_000) / (100 + rate)) / 10_000
  const variant = (id: number, colour: number, size: number) => ({
    id,
    sku: `OX-${colour}-${size}`,
    status: 1,
    hf_color: colour,
    hf_shoe_size: size,
    price: price(359),
  })
  const product: Product[] = [
    {
      ...base,
      id: 1,
      sku: 'OX',
      name: 'Oxford „Größe“',
      type_id: 'configurable',
      price: price(359),
      configurable_options: [
        {
          attribute_code: 'hf_color',
          attribute_id: '93',
          label: 'Farbe',
          values: [
            { value_index: 12, label: 'Schwarz' },
            { value_index: 13, label: 'Cognac' },
          ],
        },
        {
          attribute_code: 'hf_shoe_size',
          attribute_id: 142,
          label: 'Größe',
          values: [
            { value_index: 400, label: '40' },
            { value_index: 425, label: '42,5' },
          ],
        },
      ],
      configurable_children: [
        variant(101, 12, 400),
        variant(102, 13, 425),
        { ...variant(103, 12, 425), status: 2 },
        { ...variant(104, 13, 400), price: price(379) },
      ],
    },
    // A variant may be a product of its own besides.
    { ...base, id: 101, sku: 'OX-12-400', name: 'Oxford Schwarz 40', type_id: 'simple', price: price(359) },
    {
      ...base,
      id: 2,
      sku: 'CREAM',
      name: 'Schuhcreme',
      type_id: 'simple',
      price: price(11.9),
      tier_prices: [
        { customer_group_id: 2, qty: 1, value: price(10) },
        { customer_group_id: 2, qty: 10, value: price(8) },
        { customer_group_id: 32000, qty: 20, value: price(9.5) },
      ],
    },
    {
      ...base,
      id: 3,
      sku: 'WAX',
      name: 'Wachs',
      type_id: 'simple',
      price: price(20),
      special_price: price(15),
      special_from_date: '2026-11-01 00:00:00',
      special_to_date: '2026-11-30 23:59:59',
    },
    { ...base, id: 4, sku: 'BOOK', name: 'Schuhkunde', type_id: 'simple', tax_class_id: 3, price: price(24.9, 7) },
    {
      ...base,
      id: 5,
      sku: 'TREE',
      name: 'Spanner',
      type_id: 'simple',
      price: price(49),
      custom_options: [
        { option_id: 1, title: 'Brandzeichen', type: 'field', price: 9, price_type: 'fixed', max_characters: 12 },
        {
          option_id: 2,
          title: 'Verpackung',
          type: 'checkbox',
          values: [
            { option_type_id: 21, title: 'Leinen', price: 5, price_type: 'percent' },
            { option_type_id: 22, title: 'Karte', price: 2, price_type: 'fixed' },
          ],
        },
      ],
    },
    {
      ...base,
      id: 6,
      sku: 'BELT',
      name: 'Gürtel nach Maß',
      type_id: 'simple',
      price: price(89),
      custom_options: [
        {
          option_id: 3,
          title: 'Länge',
          type: 'drop_down',
          is_require: true,
          values: [
            { option_type_id: 31, title: '90 cm' },
            { option_type_id: 32, title: '100 cm' },
          ],
        },
      ],
    },
    {
      ...base,
      id: 7,
      sku: 'SET',
      name: 'Oxford mit Spanner',
      type_id: 'bundle',
      price: 0,
      bundle_options: [
        {
          option_id: 1,
          title: 'Schuh',
          required: true,
          type: 'radio',
          product_links: [
            { id: 11, sku: 'OX-12-400', qty: 1, can_change_quantity: 0 },
            { id: 12, sku: 'OX-13-425', qty: 1, is_default: true, can_change_quantity: 0 },
          ],
        },
        {
          option_id: 2,
          title: 'Pflege',
          required: false,
          type: 'radio',
          product_links: [{ id: 21, sku: 'CREAM', qty: 1, is_default: true, can_change_quantity: 1 }],
        },
      ],
    },
    {
      ...base,
      id: 8,
      sku: 'GROUP',
      name: 'Pflegeset',
      type_id: 'grouped',
      product_links: ['CREAM', 'WAX'].map((sku) => ({
        link_type: 'associated',
        linked_product_sku: sku,
        linked_product_type: 'simple',
      })),
    },
    { ...base, id: 9, sku: 'VOUCHER', name: 'Gutschein', type_id: 'virtual', price: price(50) },
    { ...base, id: 10, sku: 'GUIDE', name: 'Anleitung', type_id: 'downloadable', price: price(5) },
    { ...base, id: 11, sku: 'OLD', name: 'Vergangenes', type_id: 'simple', status: 2, price: price(10) },
    { ...base, id: 12, sku: 'BOX', name: 'Putzkasten', type_id: 'simple', price: price(189) },
    { ...base, id: 13, sku: 'RARE', name: 'Ausverkauftes', type_id: 'simple', price: price(30) },
    { ...base, id: 14, sku: 'CENT', name: 'Nagel', type_id: 'simple', price: price(0.5) },
    {
      ...base,
      id: 15,
      sku: 'GIFT',
      name: 'Buch mit Putzkasten',
      type_id: 'bundle',
      // As the field exports bundles whose parts make the price: taxes are a matter of the parts.
      tax_class_id: 0,
      price: 0,
      bundle_options: [
        { option_id: 1, title: 'Buch', type: 'radio', product_links: [{ id: 11, sku: 'BOOK', qty: 1 }] },
        {
          option_id: 2,
          title: 'Kasten',
          required: false,
          type: 'radio',
          product_links: [{ id: 21, sku: 'BOX', qty: 1 }],
        },
      ],
    },
  ]
  return { product, taxrule }
}

export const shopStock = [
  { sku: 'OX-12-400', id: 101, qty: 5 },
  { sku: 'OX-13-425', id: 102, qty: 5 },
  { sku: 'OX-13-400', id: 104, qty: 5 },
  { sku: 'CREAM', id: 2, qty: 500 },
  { sku: 'WAX', id: 3, qty: 500 },
  { sku: 'BOOK', id: 4, qty: 50 },
  { sku: 'TREE', id: 5, qty: 50 },
  { sku: 'BELT', id: 6, qty: 50 },
  { sku: 'BOX', id: 12, qty: 50, most: 3 },
  { sku: 'RARE', id: 13, qty: 0 },
  { sku: 'CENT', id: 14, qty: 50_000 },
]

/** What a client sends to mean the black pair of OX in size 40. */
export const black40 = {
  extension_attributes: {
    configurable_item_options: [
      { option_id: '93', option_value: '12' },
      { option_id: '142', option_value: 400 },
    ],
  },
}
