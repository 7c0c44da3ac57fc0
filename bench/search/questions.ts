import type { AggregationRequest, Filter, SearchRequest, Sort } from '@welt/platform/search/search-engine.ts'

const attributes = [
  'hf_shoe_size',
  'hf_color',
  'hf_shoe_width',
  'hf_shoe_outsole',
  'hf_shoe_type',
  'hf_shoe_make',
  'hf_shoe_last',
]
const prices = [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }]
const colours = [501, 502, 503, 504, 505, 506, 507, 508]
const sizes = [607, 608, 609, 610, 611, 612, 613]
const men = 11
const women = 12

const terms = (field: string, ...values: (string | number)[]): Filter => ({ op: 'terms', field, values })

/** As the platform asks for a filter of the catalogue: the product has the value, or one of its variants. */
const chosen = (field: string, value: number): Filter => ({
  op: 'or',
  filters: [
    terms(field, value),
    { op: 'and', filters: [terms(`${field}_options`, value), terms('type_id', 'configurable')] },
  ],
})

function facets(): Record<string, AggregationRequest> {
  const counts: Record<string, AggregationRequest> = {
    price: { kind: 'terms', field: 'final_price', size: 10 },
    ranges: { kind: 'ranges', field: 'final_price', ranges: prices },
  }
  for (const field of attributes) {
    counts[field] = { kind: 'terms', field, size: 1000 }
    counts[`${field}_options`] = { kind: 'terms', field: `${field}_options`, size: 1000 }
  }
  return counts
}

function sortOf(at: number, category: number): Sort {
  if (at % 4 === 0) {
    const values = [String(category)]
    return { by: 'element', list: 'category', key: 'category_id', values, field: 'position', descending: false }
  }
  return { by: 'field', field: at % 4 === 3 ? 'updated_at' : 'final_price', descending: at % 4 > 1 }
}

/** A page of 50 of a category with two chosen filters, all filters counted, each time another one. */
export function listing(at: number): SearchRequest {
  const category = at % 3 === 0 ? women : men
  const filters = [
    terms('category_ids', category),
    terms('visibility', 2, 3, 4),
    terms('status', 0, 1),
    chosen('hf_color', colours[at % colours.length] ?? 0),
    chosen('hf_shoe_size', sizes[at % sizes.length] ?? 0),
  ]
  return { filter: { op: 'and', filters }, sort: [sortOf(at, category)], from: 0, size: 50, aggregations: facets() }
}

/** The same of the whole category. */
export function wholeListing(at: number): SearchRequest {
  const request = listing(at)
  const filters = request.filter?.op === 'and' ? request.filter.filters.slice(0, 3) : []
  return { ...request, filter: { op: 'and', filters } }
}

export function search(text: string): SearchRequest {
  const filters = [terms('visibility', 3, 4), terms('status', 0, 1)]
  return { text, filter: { op: 'and', filters }, sort: [], from: 0, size: 18, aggregations: {} }
}
