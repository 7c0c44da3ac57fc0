import type { Entry, Filter, SearchRequest, Sort } from '../search-engine.ts'
import { type CreateEngine, freshEngine, target } from './fresh-engine.ts'

export const entries: Entry[] = [
  {
    id: '1',
    document: {
      id: 1,
      sku: 'OX-100',
      name: 'Oxford Größe',
      type_id: 'configurable',
      status: 1,
      hf_color: 12,
      hf_shoe_size_options: [40, 41, 41.5],
      price: 129.9,
      updated_at: '2026-01-05 10:00:00',
      stock: { is_in_stock: true, qty: 5 },
      category: [
        { category_id: 20, name: 'Halbschuhe', position: 2 },
        { category_id: 21, name: 'Oxfords', position: 9 },
      ],
      configurable_children: [
        { sku: 'OX-100-40', price: 129.9 },
        { sku: 'OX-100-41', price: 139.9 },
      ],
    },
  },
  {
    id: '2',
    document: {
      id: 2,
      sku: 'DB-200',
      name: 'Derby Ärmelkanal',
      type_id: 'simple',
      status: '1',
      hf_color: '13',
      price: 89,
      special_to_date: null,
      updated_at: '2026-03-01T08:00:00Z',
      is_sale: 1,
      stock: { is_in_stock: false, qty: 0 },
      category: [{ category_id: 20, name: 'Halbschuhe', position: 1 }],
    },
  },
  {
    id: '10',
    document: {
      id: 10,
      sku: 'BT-300',
      name: 'Chelsea Boot',
      type_id: 'simple',
      status: 2,
      hf_color: 13,
      price: 89,
      stock: { is_in_stock: true, qty: 1 },
      category: [{ category_id: 21, name: 'Stiefel', position: 3 }],
    },
  },
  { id: '3', document: { id: 3, sku: 'PF-400', name: 'Schuhcreme schwarz', type_id: 'simple', status: 1, tags: [] } },
]

/** Each test gets an engine of its own with these entries. */
export function shopEngine(create: CreateEngine) {
  const { engine, find } = freshEngine(create, (empty) => empty.replace(target, entries))
  async function ids(request: Partial<SearchRequest>) {
    return (await find(request)).hits.map((hit) => hit.id)
  }
  return { engine, find, ids }
}

export const terms = (field: string, ...values: (string | number | boolean)[]): Filter => ({
  op: 'terms',
  field,
  values,
})
export const byField = (field: string, descending = false): Sort => ({ by: 'field', field, descending })
