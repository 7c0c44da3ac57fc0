import { z } from 'zod'
import { CmsBlock } from '../entity/cms-block.ts'
import { CmsPage } from '../entity/cms-page.ts'
import { errorText } from '../error-text.ts'
import { defineCall } from './call.ts'

const errors = { 404: errorText.cmsEmpty }
const byId = z.object({ id: z.string().trim().min(1).max(255) })
const byIdentifier = z.object({
  identifier: z.string().trim().min(1).max(255),
  storeId: z
    .string()
    .regex(/^\d{1,9}$/, 'the id of a store view is a number')
    .describe('0 is the view of the call.'),
})

/** GET /api/ext/cms-data/cmsPage/:id */
export const getCmsPage = defineCall({
  method: 'GET',
  path: '/api/ext/cms-data/cmsPage/:id',
  summary: 'Tells a content page by its id.',
  query: byId,
  result: CmsPage,
  errors,
})

export const getCmsBlock = defineCall({
  method: 'GET',
  path: '/api/ext/cms-data/cmsBlock/:id',
  summary: 'Tells a content block by its id.',
  query: byId,
  result: CmsBlock,
  errors,
})

/** GET /api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId */
export const getCmsPageByIdentifier = defineCall({
  method: 'GET',
  path: '/api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId',
  summary: 'Tells a content page of a store view by its identifier.',
  query: byIdentifier,
  result: CmsPage,
  errors,
})

export const getCmsBlockByIdentifier = defineCall({
  method: 'GET',
  path: '/api/ext/cms-data/cmsBlockIdentifier/:identifier/storeId/:storeId',
  summary: 'Tells a content block of a store view by its identifier.',
  query: byIdentifier,
  result: CmsBlock,
  errors,
})
