import { z } from 'zod'
import { errorText } from '../error-text.ts'
import { defineCall } from './call.ts'

export const catalogEntities = [
  'product',
  'category',
  'attribute',
  'taxrule',
  'review',
  'cms_page',
  'cms_block',
  'cms_hierarchy',
] as const
export const CatalogEntity = z.enum(catalogEntities)
export type CatalogEntity = z.infer<typeof CatalogEntity>

export const filterScopes = ['default', 'catalog'] as const

/** A value or an object of operators: eq, in, like, neq, nin, gt, gte, lt, lte, from, to, moreq, or, nor, orGt and so on. */
export const FilterValue = z.unknown()

export const AppliedFilter = z.looseObject({
  attribute: z.string().min(1),
  value: FilterValue,
  scope: z.enum(filterScopes).nullish(),
  options: z.unknown().optional(),
})
export type AppliedFilter = z.infer<typeof AppliedFilter>

export const AvailableFilter = z.looseObject({
  field: z.string().min(1),
  scope: z.enum(filterScopes).nullish(),
  options: z.looseObject({ size: z.int().min(1).optional() }).nullish(),
})
export type AvailableFilter = z.infer<typeof AvailableFilter>

export const AppliedSort = z.looseObject({
  field: z.string().min(1, { error: errorText.noSortField }),
  /** `asc`, `desc`, or an object with `order`; absent means ascending. */
  options: z.union([z.string(), z.looseObject({ order: z.string().optional() })]).nullish(),
})

/** Format 2: what the `request` parameter (or the POST body) says. */
export const SearchQuery = z.looseObject({
  _availableFilters: z.array(AvailableFilter).default([]),
  _appliedFilters: z.array(AppliedFilter).default([]),
  _appliedSort: z.array(AppliedSort).default([]),
  _searchText: z.string().default(''),
  groupId: z.union([z.int(), z.string()]).nullish(),
  groupToken: z.string().nullish(),
})
export type SearchQuery = z.infer<typeof SearchQuery>

export const TermsBucket = z.object({ key: z.union([z.string(), z.number()]), doc_count: z.int() })
export const RangeBucket = z.object({
  key: z.string(),
  from: z.number().optional(),
  to: z.number().optional(),
  doc_count: z.int(),
})
/** Counts in buckets, or the one value of a highest or lowest price. */
export const Aggregation = z.object({
  buckets: z.array(z.union([RangeBucket, TermsBucket])).default([]),
  value: z.number().nullable().optional(),
})
export type Aggregation = z.infer<typeof Aggregation>

/** Why a hit was found: `word` of the question stands in `field` as `found`, and there as a part of `label`. */
export const HitMatch = z.object({
  word: z.string(),
  found: z.string(),
  field: z.string(),
  label: z.string().optional(),
  by: z.enum(['sku', 'word', 'stem', 'compound', 'synonym', 'prefix', 'typo']),
})
export type HitMatch = z.infer<typeof HitMatch>

/** Other spellings of the text, by the name of who suggests them: for each part of it the options, the best first. */
export const Suggest = z.record(
  z.string(),
  z.array(z.looseObject({ text: z.string(), options: z.array(z.looseObject({ text: z.string() })) })),
)
export type Suggest = z.infer<typeof Suggest>

export const CompactResponse = z.object({
  hits: z.array(z.looseObject({ _score: z.number().nullable(), _matches: z.array(HitMatch).optional() })),
  total: z.int(),
  aggregations: z.record(z.string(), Aggregation).optional(),
  attribute_metadata: z.array(z.looseObject({ attribute_code: z.string() })).optional(),
  /** Only where the text found nothing, and another spelling finds something. */
  suggest: Suggest.optional(),
})
export type CompactResponse = z.infer<typeof CompactResponse>

/** The engine's own body. Its total is a number, or from later engines an object. */
export const PlainResponse = z.looseObject({
  took: z.int(),
  timed_out: z.boolean(),
  hits: z.looseObject({
    total: z.union([z.int(), z.looseObject({ value: z.int() })]),
    max_score: z.number().nullable(),
    hits: z.array(
      z.looseObject({
        _index: z.string(),
        _type: z.string(),
        _id: z.union([z.string(), z.number()]),
        _score: z.number().nullable(),
        _source: z.looseObject({}),
      }),
    ),
  }),
  aggregations: z.record(z.string(), z.looseObject({})).optional(),
  attribute_metadata: z.array(z.looseObject({ attribute_code: z.string() })).optional(),
  suggest: Suggest.optional(),
})
export type PlainResponse = z.infer<typeof PlainResponse>

/** Format 1: the engine's own language, as query builders write it. What of it is served is told in the concept page. */
export const DslQuery = z.looseObject({
  query: z.looseObject({}).optional(),
  post_filter: z.looseObject({}).optional(),
  aggs: z.record(z.string(), z.looseObject({})).optional(),
  sort: z.unknown().optional(),
  size: z.int().optional(),
  from: z.int().optional(),
  _source: z.unknown().optional(),
  min_score: z.number().optional(),
  groupId: z.union([z.int(), z.string()]).nullish(),
  groupToken: z.string().nullish(),
})

const searchParameters = z.object({
  index: z.string(),
  entity: CatalogEntity,
  size: z.string().optional(),
  from: z.string().optional(),
  /** `field:asc`, `field:desc`; several parted by commas. */
  sort: z.string().optional(),
  /** A text, for clients that send no query. */
  q: z.string().optional(),
  /** Comma lists of dotted paths, in which `*` stands for any letters. */
  _source_include: z.string().optional(),
  _source_exclude: z.string().optional(),
  /** `true`: each hit of a compact answer tells in `_matches` why it was found. */
  explain: z.string().optional(),
  request_format: z.enum(['search-query']).optional(),
  response_format: z.enum(['compact']).optional(),
})

const searchErrors = { 400: errorText.invalidIndex, 503: errorText.searchUnavailable }
const searchPath = '/api/catalog/:index/:entity/_search'

/** GET — the query is JSON in the parameter `request`, encoded once or twice. */
export const searchCatalog = defineCall({
  method: 'GET',
  path: searchPath,
  summary: `Searches the documents of a store view: ${catalogEntities.join(', ')}.`,
  query: searchParameters.extend({ request: z.string().optional() }),
  result: z.union([CompactResponse, PlainResponse]),
  errors: searchErrors,
})

/** POST — the query is the body. */
export const searchCatalogByBody = defineCall({
  method: 'POST',
  path: searchPath,
  summary: 'The same with the query as the body.',
  query: searchParameters,
  body: z.union([SearchQuery, DslQuery]),
  result: z.union([CompactResponse, PlainResponse]),
  errors: searchErrors,
})

/**
 * GET, or POST with the question as its body — the products that a search would find, all of them, as columns that a client can filter, count and sort by itself.
 * A platform of the field has no such call; whoever gets a 400 or a 404 asks the search instead.
 */
export const catalogColumns = defineCall({
  method: 'GET',
  path: '/api/catalog/:index/product/_columns',
  summary: 'Tells ids, prices, stock and attributes of all products that a search finds, as columns of numbers.',
  query: searchParameters
    .pick({ index: true, sort: true, q: true, request_format: true })
    .extend({ request: z.string().optional(), attributes: z.string() }),
  result: z.unknown().describe('Bytes, as `domain/listing/columns-bytes.ts` reads them.'),
  errors: { 400: errorText.invalidIndex, 503: errorText.searchUnavailable },
})
