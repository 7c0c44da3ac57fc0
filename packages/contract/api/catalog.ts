import { z } from 'zod'

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

/** A value or an object of operators: eq, in, like, neq, nin, gt, gte, lt, lte, from, to, moreq, or, nor. */
export const FilterValue = z.unknown()

export const AppliedFilter = z.looseObject({
  attribute: z.string().min(1),
  value: FilterValue,
  scope: z.enum(filterScopes).optional(),
  options: z.unknown().optional(),
})
export type AppliedFilter = z.infer<typeof AppliedFilter>

export const AvailableFilter = z.looseObject({
  field: z.string().min(1),
  scope: z.enum(filterScopes).optional(),
  options: z.looseObject({ size: z.int().min(1).optional() }).nullish(),
})
export type AvailableFilter = z.infer<typeof AvailableFilter>

export const AppliedSort = z.looseObject({
  field: z.string().min(1),
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
export const Aggregation = z.object({ buckets: z.array(z.union([RangeBucket, TermsBucket])) })
export type Aggregation = z.infer<typeof Aggregation>

export const CompactResponse = z.object({
  hits: z.array(z.looseObject({ _score: z.number().nullable() })),
  total: z.int(),
  aggregations: z.record(z.string(), Aggregation).optional(),
  attribute_metadata: z.array(z.looseObject({ attribute_code: z.string() })).optional(),
})
export type CompactResponse = z.infer<typeof CompactResponse>
