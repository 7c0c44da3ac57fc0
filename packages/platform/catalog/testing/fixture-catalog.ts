import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { putOnShelf } from '../../stock/testing/put-on-shelf.ts'
import type { Database } from '../../storage/database.ts'

type Documents = Partial<Record<CatalogEntity, readonly { id: number; [key: string]: unknown }[]>>

/** Writes documents into an index before a platform is made of it. */
export async function insertFixture(database: Database, index: string, documents: Documents): Promise<void> {
  for (const [entity, list] of Object.entries(documents)) {
    for (const document of list) {
      await database.run('INSERT INTO catalog_document (index_name, entity, id, document) VALUES ($1, $2, $3, $4)', [
        index,
        entity,
        String(document.id),
        JSON.stringify(document),
      ])
    }
  }
}

export async function insertFixtureStock(
  database: Database,
  levels: readonly { sku: string; id: number; qty: number; managed?: boolean }[],
): Promise<void> {
  const shelves = levels.map(({ sku, id, qty, managed = true }) => ({
    sku,
    product_id: id,
    qty,
    manage_stock: managed ? 1 : 0,
  }))
  await putOnShelf(database, ...shelves)
}

/** A small shop with net prices: two configurable shoes, a polish, a variant of its own, a product that is switched off. */
export const fixtureDocuments = {
  taxrule: [
    {
      id: 1,
      code: 'VAT',
      product_tax_class_ids: [2],
      customer_tax_class_ids: [3],
      rates: [{ id: 1, rate: 19, tax_country_id: 'DE', tax_region_id: 0 }],
    },
  ],
  attribute: [
    {
      id: 93,
      attribute_id: 93,
      attribute_code: 'hf_color',
      entity_type_id: 4,
      default_frontend_label: 'Farbe',
      frontend_label: 'Farbe',
      frontend_input: 'select',
      is_visible: true,
      is_user_defined: true,
      is_visible_on_front: true,
      is_comparable: true,
      options: [
        { label: 'Schwarz', value: '12' },
        { label: 'Cognac', value: '13' },
        { label: 'Grün', value: '14' },
      ],
    },
    { id: 142, attribute_id: 142, attribute_code: 'hf_shoe_size', default_frontend_label: 'Größe', options: [] },
  ],
  category: [
    { id: 2, parent_id: 1, level: 1, name: 'Alle', url_key: 'alle', url_path: 'alle', position: 1, is_active: true },
    {
      id: 20,
      parent_id: 2,
      level: 2,
      name: 'Herrenschuhe',
      slug: 'herrenschuhe-20',
      url_key: 'herrenschuhe',
      url_path: 'schuhe/herrenschuhe',
      position: 2,
      is_active: true,
      product_count: 2,
    },
    {
      id: 21,
      parent_id: 2,
      level: 2,
      name: 'Pflege',
      url_key: 'pflege',
      url_path: 'pflege',
      position: 1,
      is_active: true,
    },
    { id: 22, parent_id: 2, level: 2, name: 'Alt', url_key: 'alt', url_path: 'alt', position: 3, is_active: false },
  ],
  cms_page: [
    { id: 1, identifier: 'impressum', title: 'Impressum', content: '<p>Wir</p>', active: true },
    { id: 2, identifier: 'größentabelle', title: 'Größentabelle', content: '<p>42</p>', active: true },
    { id: 3, identifier: 'entwurf', title: 'Entwurf', content: '<p>…</p>', active: false },
    // Claims the path of a category, which wins.
    { id: 4, identifier: 'pflege', title: 'Pflege', content: '<p>Creme</p>', active: true },
  ],
  product: [
    {
      id: 1,
      sku: 'OX',
      name: 'Oxford Wien',
      type_id: 'configurable',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
      url_key: 'oxford-wien',
      url_path: 'oxford-wien',
      description: 'Ein Oxford.',
      image: '/ox.jpg',
      price: 300,
      final_price: 300,
      category_ids: [2, 20],
      category: [
        { category_id: 2, name: 'Alle', position: 5 },
        { category_id: 20, name: 'Herrenschuhe', position: 2 },
      ],
      hf_color_options: [12, 13],
      hf_shoe_size_options: [40, 41],
      updated_at: '2026-01-01 08:00:00',
      configurable_options: [{ attribute_code: 'hf_color', attribute_id: '93', label: 'Farbe', values: [] }],
      configurable_children: [
        { id: 101, sku: 'OX-12-40', hf_color: 12, hf_shoe_size: 40, price: 300, image: '/ox.jpg', status: 1 },
        { id: 102, sku: 'OX-13-41', hf_color: 13, hf_shoe_size: 41, price: 320, image: '/ox-13.jpg', status: 1 },
      ],
    },
    {
      id: 2,
      sku: 'DB',
      name: 'Derby Größenwunder',
      type_id: 'configurable',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
      url_key: 'derby',
      url_path: 'schuhe/derby',
      image: '/db.jpg',
      price: 100,
      final_price: 100,
      category_ids: ['2', '20'],
      category: [
        { category_id: 2, name: 'Alle', position: 1 },
        { category_id: 20, name: 'Herrenschuhe', position: 1 },
      ],
      hf_color_options: [12],
      hf_shoe_size_options: [41],
      updated_at: '2026-03-01 08:00:00',
      configurable_children: [{ id: 201, sku: 'DB-12-41', hf_color: 12, hf_shoe_size: 41, price: 100 }],
    },
    {
      id: 3,
      sku: 'CR',
      name: 'Schuhcreme',
      type_id: 'simple',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
      url_key: 'schuhcreme',
      url_path: 'schuhcreme',
      price: 10,
      special_price: 8,
      special_from_date: '2026-05-01 00:00:00',
      special_to_date: '2026-06-01 00:00:00',
      hf_color: 12,
      // Only a configurable product may be found by the values of its variants.
      hf_color_options: [14],
      category_ids: [2, 21],
      category: [{ category_id: 21, name: 'Pflege', position: 1 }],
      updated_at: '2026-02-01 08:00:00',
    },
    {
      id: 101,
      sku: 'OX-12-40',
      parentSku: 'OX',
      name: 'Oxford Wien Schwarz 40',
      type_id: 'simple',
      status: 1,
      visibility: 1,
      tax_class_id: 2,
      url_key: 'oxford-wien-12-40',
      url_path: 'oxford-wien-12-40',
      price: 300,
    },
    {
      id: 4,
      sku: 'OLD',
      name: 'Vergangenes',
      type_id: 'simple',
      status: 2,
      visibility: 4,
      tax_class_id: 2,
      url_key: 'vergangenes',
      url_path: 'vergangenes',
      price: 1,
    },
    // Shares the path of a product that is on sale.
    {
      id: 5,
      sku: 'CR-OLD',
      name: 'Schuhcreme alt',
      type_id: 'simple',
      status: 2,
      visibility: 4,
      url_key: 'schuhcreme',
      url_path: 'schuhcreme',
      price: 1,
    },
  ],
}

export const fixtureStock = [
  { sku: 'OX', id: 1, qty: 0, managed: false },
  { sku: 'OX-12-40', id: 101, qty: 3 },
  { sku: 'OX-13-41', id: 102, qty: 0 },
  { sku: 'DB', id: 2, qty: 0, managed: false },
  { sku: 'DB-12-41', id: 201, qty: 0 },
  { sku: 'CR', id: 3, qty: 12 },
]
