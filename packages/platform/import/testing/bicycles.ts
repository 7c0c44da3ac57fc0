/** A shop that has nothing to do with shoes, in the style of an older indexer: for proving that nothing here knows the demo. */

type Document = Record<string, unknown>

const frameSizes = [
  { value: '901', label: '52 cm' },
  { value: '902', label: '56 cm' },
  { value: '903', label: '60 cm' },
]
const wheels = [
  { value: '911', label: '28 Zoll' },
  { value: '912', label: '29 Zoll' },
]
const drives = [
  { value: '921', label: 'Riemen' },
  { value: '922', label: 'Kette' },
]

export const attributes: Document[] = [
  attribute(301, 'frame_size', 'Rahmenhöhe', frameSizes),
  attribute(302, 'wheel', 'Laufräder', wheels),
  attribute(303, 'drive', 'Antrieb', drives),
]

function attribute(id: number, code: string, label: string, options: { value: string; label: string }[]): Document {
  return {
    id,
    attribute_id: id,
    attribute_code: code,
    frontend_input: 'select',
    default_frontend_label: label,
    frontend_label: label,
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: '1',
    options,
  }
}

export const categories: Document[] = [
  { id: 2, parent_id: 1, name: 'Wurzel', level: 1, path: '1/2', position: 1, is_active: true },
  {
    id: 40,
    parent_id: 2,
    name: 'Fahrräder',
    level: 2,
    path: '1/2/40',
    position: 1,
    is_active: true,
    include_in_menu: 1,
  },
  {
    id: 41,
    parent_id: 40,
    name: 'Trekking',
    level: 3,
    path: '1/2/40/41',
    position: 1,
    is_active: true,
    include_in_menu: 1,
  },
  {
    id: 42,
    parent_id: 40,
    name: 'Rennräder',
    level: 3,
    path: '1/2/40/42',
    position: 2,
    is_active: true,
    include_in_menu: 1,
  },
  { id: 50, parent_id: 2, name: 'Zubehör', level: 2, path: '1/2/50', position: 2, is_active: true, include_in_menu: 1 },
]

export const taxRules: Document[] = [
  {
    id: 1,
    code: 'Umsatzsteuer',
    product_tax_class_ids: [4],
    customer_tax_class_ids: [3],
    rates: [{ id: 1, tax_country_id: 'DE', rate: 19, tax_region_id: 0, tax_postcode: '*', code: 'DE 19' }],
  },
]

export const pages: Document[] = [
  {
    id: 5,
    identifier: 'impressum',
    title: 'Impressum',
    content: '<p>Rad &amp; Tat, Kiel</p>',
    active: true,
    store_id: [0],
  },
]
export const blocks: Document[] = [
  { id: 6, identifier: 'oeffnungszeiten', title: 'Öffnungszeiten', content: '<p>Mo–Fr</p>', active: true },
]
export const reviews: Document[] = [
  {
    id: 7,
    product_id: 1001,
    title: 'Läuft',
    detail: 'Seit drei Jahren ohne Werkstatt.',
    nickname: 'Jörg',
    review_status: 1,
    created_at: '2026-02-01 10:00:00',
  },
]

const frame = { status: 1, visibility: 4, tax_class_id: 4, updated_at: '2026-05-01 08:00:00' }

/** A bicycle in every frame size and with both wheels; every third size is sold out. */
export function bicycle(number: number): Document {
  const id = 1000 + number
  const sku = `RAD-${number}`
  const children = frameSizes.flatMap((size, row) =>
    wheels.map((wheel, column) => ({
      id: 100_000 + number * 10 + row * 2 + column,
      sku: `${sku}-${size.value}-${wheel.value}`,
      name: `Rad ${number} ${size.label}`,
      status: 1,
      price: 840.3361 + number,
      frame_size: size.value,
      wheel: wheel.value,
      stock: { qty: row === 2 ? 0 : 4, is_in_stock: row !== 2, manage_stock: true },
    })),
  )
  return {
    ...frame,
    id,
    sku,
    name: `Tourenrad Fjord ${number}`,
    type_id: 'configurable',
    price: 840.3361 + number,
    url_key: `tourenrad-fjord-${number}`,
    url_path: `tourenrad-fjord-${number}`,
    image: `/r/a/rad-${number}.jpg`,
    drive: number % 2 === 0 ? '921' : '922',
    category_ids: [40, number % 3 === 0 ? 42 : 41],
    configurable_children: children,
    configurable_options: [
      option(301, 'frame_size', 'Rahmenhöhe', frameSizes),
      option(302, 'wheel', 'Laufräder', wheels),
    ],
  }
}

function option(id: number, code: string, label: string, values: { value: string; label: string }[]): Document {
  return {
    id,
    attribute_id: String(id),
    attribute_code: code,
    label,
    position: 0,
    values: values.map(({ value, label }) => ({ value_index: value, label })),
  }
}

const accessory = { ...frame, category_ids: [50], image: 'no_selection' }

/** One of every other type, and one of a type that nobody here has heard of. */
export const accessories: Document[] = [
  {
    ...accessory,
    id: 501,
    sku: 'KLINGEL',
    name: 'Klingel Glück',
    type_id: 'simple',
    price: 12.605,
    stock: { qty: 20, is_in_stock: true },
  },
  {
    ...accessory,
    id: 502,
    sku: 'SCHLOSS',
    name: 'Bügelschloß',
    type_id: 'simple',
    price: 42.0168,
    stock: { qty: 3, is_in_stock: true },
  },
  {
    ...accessory,
    id: 503,
    sku: 'SET',
    name: 'Sorglos-Set',
    type_id: 'grouped',
    product_links: [
      {
        sku: 'SET',
        link_type: 'associated',
        linked_product_sku: 'KLINGEL',
        linked_product_type: 'simple',
        position: 1,
      },
      {
        sku: 'SET',
        link_type: 'associated',
        linked_product_sku: 'SCHLOSS',
        linked_product_type: 'simple',
        position: 2,
      },
    ],
  },
  {
    ...accessory,
    id: 504,
    sku: 'PAKET',
    name: 'Winterpaket',
    type_id: 'bundle',
    bundle_options: [
      {
        option_id: 1,
        title: 'Schloss',
        required: true,
        product_links: [{ id: '1', sku: 'SCHLOSS', qty: 1, is_default: true, price: 42.0168 }],
      },
    ],
  },
  { ...accessory, id: 505, sku: 'WARTUNG', name: 'Inspektion', type_id: 'virtual', price: 75 },
  { ...accessory, id: 506, sku: 'KARTE', name: 'Tourenkarte als PDF', type_id: 'downloadable', price: 8.4034 },
  { ...accessory, id: 507, sku: 'GUTSCHEIN', name: 'Geschenkkarte', type_id: 'giftcard', price: 50 },
]

/** The whole shop as elasticdump writes it for an engine without types: the index tells the kind. */
export function* bicycleLines(bicycles: number, index = 'radundtat_catalog'): Generator<string> {
  const line = (kind: string, source: Document) =>
    `${JSON.stringify({ _index: `${index}_${kind}_1572345678`, _type: '_doc', _id: String(source.id), _score: 1, _source: source })}\n`
  for (const document of attributes) yield line('attribute', document)
  for (const document of categories) yield line('category', document)
  for (const document of taxRules) yield line('taxrule', document)
  for (const document of pages) yield line('cms_page', document)
  for (const document of blocks) yield line('cms_block', document)
  for (const document of reviews) yield line('review', document)
  for (const document of accessories) yield line('product', document)
  for (let number = 1; number <= bicycles; number += 1) yield line('product', bicycle(number))
}
