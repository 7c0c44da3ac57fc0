import { z } from 'zod'
import { defineCall } from './call.ts'

/** A bare hit without the envelope, as the field answers it; null when nothing lives at the path. */
export const UrlMapHit = z
  .object({
    _index: z.string(),
    _type: z.enum(['product', 'category', 'cms_page']),
    _id: z.union([z.string(), z.number()]),
    _score: z.number(),
    _source: z.looseObject({}),
  })
  .nullable()
export type UrlMapHit = z.infer<typeof UrlMapHit>

const Sku = z.union([z.string(), z.number()])

export const UrlMapRequest = z.object({
  /** Without leading slash, query string and store code; those are forgiven when present. */
  url: z.string().min(1),
  includeFields: z.array(z.string()).nullish(),
  excludeFields: z.array(z.string()).nullish(),
  options: z.looseObject({}).nullish(),
  filters: z.looseObject({ sku: z.union([Sku, z.array(Sku)]).nullish() }).nullish(),
  groupId: z.union([z.int(), z.string()]).nullish(),
  groupToken: z.string().nullish(),
})
export type UrlMapRequest = z.infer<typeof UrlMapRequest>

/** POST /api/url/map — which page lives at a path. */
export const mapUrl = defineCall({
  method: 'POST',
  path: '/api/url/map',
  summary: 'Tells which product, category or content page lives at a path.',
  body: UrlMapRequest,
  result: UrlMapHit,
  errors: { 400: 'Missing url' },
})

/** GET /api/url?url= — the same question in a cacheable form. */
export const getUrl = defineCall({
  method: 'GET',
  path: '/api/url',
  summary: 'The same as url/map, as a cacheable GET.',
  query: z.object({
    url: z.string().min(1),
    /** Comma lists, as in the catalogue search. */
    _source_include: z.string().optional(),
    _source_exclude: z.string().optional(),
  }),
  result: UrlMapHit,
  errors: { 400: 'Missing url' },
})
