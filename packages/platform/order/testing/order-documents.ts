const plain = { status: 1, visibility: 4, tax_class_id: 2, type_id: 'simple' }

/** A small shop with net prices: variants, something small, a set, a voucher, and the texts that the law asks for. */
export const orderDocuments = {
  taxrule: [
    {
      id: 1,
      code: 'VAT',
      product_tax_class_ids: [2],
      customer_tax_class_ids: [3],
      rates: [
        { id: 1, rate: 19, tax_country_id: 'DE', tax_region_id: 0 },
        { id: 2, rate: 25, tax_country_id: 'SE', tax_region_id: 0 },
      ],
    },
  ],
  cms_page: [
    { id: 1, identifier: 'agb', title: 'Geschäftsbedingungen', content: '<p>Wir liefern Schuhe.</p>', active: true },
    { id: 2, identifier: 'widerruf', title: 'Widerruf', content: '<p>Vierzehn Tage.</p>', active: true },
    { id: 3, identifier: 'datenschutz', title: 'Datenschutz', content: '<p>Wenig.</p>', active: true },
  ],
  product: [
    {
      ...plain,
      id: 1,
      sku: 'OX',
      type_id: 'configurable',
      name: 'Oxford Wien',
      price: 100,
      configurable_options: [
        {
          attribute_code: 'hf_shoe_size',
          attribute_id: '142',
          label: 'Größe',
          values: [{ value_index: 42, label: '42' }],
        },
      ],
      configurable_children: [
        { id: 11, sku: 'OX-42', hf_shoe_size: 42, price: 100, status: 1 },
        { id: 12, sku: 'OX-43', hf_shoe_size: 43, price: 100, status: 1 },
      ],
    },
    { ...plain, id: 2, sku: 'TREE', name: 'Schuhspanner', price: 42.0168 },
    { ...plain, id: 3, sku: 'LACE', name: 'Schnürsenkel', price: 0.4202 },
    { ...plain, id: 4, sku: 'VOUCHER', type_id: 'virtual', name: 'Gutschein', price: 42.0168 },
    { ...plain, id: 7, sku: 'BELL', name: 'Glocke', price: 9000 },
    { ...plain, id: 5, sku: 'GONE', name: 'Vergangenes', price: 10, status: 2 },
    {
      ...plain,
      id: 6,
      sku: 'SET',
      type_id: 'bundle',
      name: 'Pflegeset',
      price: 0,
      bundle_options: [
        {
          option_id: 1,
          title: 'Spanner',
          type: 'select',
          required: true,
          product_links: [{ id: '1', sku: 'TREE', qty: 1, is_default: true, can_change_quantity: 0, position: 1 }],
        },
        {
          option_id: 2,
          title: 'Senkel',
          type: 'select',
          required: true,
          product_links: [{ id: '2', sku: 'LACE', qty: 2, is_default: true, can_change_quantity: 0, position: 1 }],
        },
      ],
    },
  ],
}
