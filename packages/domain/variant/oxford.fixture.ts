import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'

/** Black 12, cognac 13; sizes 40 to 42 as ids 400 to 420; widths G 3 and H 4. Cognac is made in G only. */
export function variant(
  color: number,
  size: number,
  width: number,
  more: Partial<ConfigurableChild> = {},
): ConfigurableChild {
  const sku = `oxford-${color}-${size}-${width}`
  return {
    sku,
    id: color * 10_000 + size * 10 + width,
    status: 1,
    hf_color: color,
    hf_shoe_size: String(size),
    hf_shoe_width: width,
    price_incl_tax: 299,
    stock: { is_in_stock: true, qty: 10 },
    ...more,
  }
}

const values = (labels: Record<number, string>) =>
  Object.entries(labels).map(([value_index, label]) => ({ value_index: Number(value_index), label }))

export function oxford(...configurable_children: ConfigurableChild[]): Product {
  return {
    id: 1,
    sku: 'oxford',
    name: 'Oxford „Károly“',
    type_id: 'configurable',
    status: 1,
    visibility: 4,
    image: '/o/x/oxford.jpg',
    small_image: '/o/x/oxford-small.jpg',
    url_path: 'schuhe/oxford',
    configurable_options: [
      {
        attribute_id: '93',
        attribute_code: 'hf_color',
        label: 'Farbe',
        values: values({ 12: 'Schwarz', 13: 'Cognac' }),
      },
      {
        attribute_id: 142,
        attribute_code: 'hf_shoe_size',
        label: 'Größe',
        values: values({ 400: '40', 410: '41', 420: '42' }),
      },
      { attribute_id: 150, attribute_code: 'hf_shoe_width', label: 'Weite', values: values({ 3: 'G', 4: 'H' }) },
    ],
    configurable_children,
  }
}

export const soldOut = { stock: { is_in_stock: false, qty: 0 } }
export const disabled = { status: 2 }
