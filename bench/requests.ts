import { Config } from '@welt/server/config/config.ts'
import { defaultStoreViews } from '@welt/server/config/default-store-views.ts'
import { cardFields } from '@welt/storefront/card/card-data.ts'
import { newPicture } from './measure/measure-pictures.ts'

/** The requests that are measured, and the most that each should cost as a multiple of the bare hello. */
export interface MeasuredRequest {
  name: string
  path: string
  kind: 'page' | 'call'
  aim: number | null
  count: number
  /** Products that the page must show, or the figure would say nothing. */
  cards?: number
  /** Every request has an address of its own, so that the server has no finished page to confirm. */
  isMadeAnew?: boolean
}

const index = defaultStoreViews[0]?.elasticsearch.index ?? ''
const listedCategory = 11

export const measuredRequests: readonly MeasuredRequest[] = [
  { name: 'home', path: '/', kind: 'page', aim: null, count: 150 },
  { name: 'category, 50 cards', path: '/schuhe', kind: 'page', aim: 60, count: 100, cards: 50 },
  { name: 'product', path: '/wien-oxford-rahmengenaeht', kind: 'page', aim: 20, count: 200 },
  { name: 'home, made anew', path: '/', kind: 'page', aim: null, count: 60, isMadeAnew: true },
  { name: 'category, made anew', path: '/schuhe', kind: 'page', aim: null, count: 60, isMadeAnew: true },
  {
    name: 'product, made anew',
    path: '/wien-oxford-rahmengenaeht',
    kind: 'page',
    aim: null,
    count: 60,
    isMadeAnew: true,
  },
  { name: 'picture, kept', path: newPicture('400/300'), kind: 'call', aim: null, count: 600 },
  { name: 'stock/check', path: '/api/stock/check?sku=WIEN', kind: 'call', aim: null, count: 600 },
  { name: 'catalogue search, 50 with facets', path: searchPath(), kind: 'call', aim: 25, count: 200 },
]

/** A page of a listing as the storefront asks for it: with all filters offered and counted. */
function searchPath(): string {
  const { products } = Config.parse({})
  const filters = [
    'hf_shoe_size',
    'hf_color',
    'hf_shoe_width',
    'hf_shoe_outsole',
    'hf_shoe_type',
    'hf_shoe_make',
    'hf_shoe_last',
    'price',
  ]
  const request = {
    _availableFilters: filters.map((field) => ({ field, scope: 'catalog', options: {} })),
    _appliedFilters: [
      { attribute: 'category_ids', value: { in: [listedCategory] }, scope: 'default' },
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
    ],
    _appliedSort: [{ field: 'position', options: 'asc' }],
    _searchText: '',
  }
  const query = new URLSearchParams({
    from: '0',
    size: String(products.pageSize),
    request: JSON.stringify(request),
    request_format: 'search-query',
    response_format: 'compact',
    _source_include: cardFields.join(','),
  })
  return `/api/catalog/${index}/product/_search?${query}`
}
