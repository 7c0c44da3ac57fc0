import type { Attribute } from '@welt/contract/entity/attribute.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import { createAttributeBook } from '../mend/attribute-book.ts'
import type { Draft } from '../mend/draft.ts'
import { mendProduct } from '../mend/mend-product.ts'
import { type Mended, Notes } from '../report/notes.ts'
import { told } from './run-mend.ts'

const colour: Attribute = {
  attribute_id: 93,
  attribute_code: 'color',
  default_frontend_label: 'Farbe',
  options: [
    { label: 'Rot', value: '53' },
    { label: 'Grün', value: '54' },
  ],
}
const size: Attribute = {
  attribute_id: 142,
  attribute_code: 'size',
  default_frontend_label: 'Größe',
  options: [
    { label: 'S', value: 169 },
    { label: 'M', value: 170 },
  ],
}

/** A product that needs no mending. */
export function wholeProduct(): Draft {
  return {
    id: 12,
    sku: 'HEMD',
    name: 'Hemd Öland',
    type_id: 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    price: 49.5,
    url_key: 'hemd-oland',
    url_path: 'hemd-oland',
    slug: 'hemd-oland',
    category_ids: [20],
    category: [{ category_id: 20, name: 'Hemden' }],
    stock: { qty: 3, is_in_stock: true },
  }
}

export interface MendedOne {
  mended: Mended<Product>
  /** Each reason, with the fields behind it. */
  reasons: string[]
}

/** Mends the whole product with these fields in place of its own; undefined takes one away. */
export function mendOne(fields: Draft, outerId?: string, withAttributes = true): MendedOne {
  const draft: Draft = structuredClone({ ...wholeProduct(), ...fields })
  for (const [field, value] of Object.entries(fields)) if (value === undefined) delete draft[field]
  const notes = new Notes()
  const facts = {
    attributes: createAttributeBook(withAttributes ? [colour, size] : []),
    categoryName: (id: number) => (id === 20 ? 'Hemden' : undefined),
    taxClass: 2,
    computesPrices: true,
  }
  const mended = mendProduct(draft, outerId, facts, notes)
  return { mended, reasons: told(notes) }
}
