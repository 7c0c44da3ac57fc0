import { z } from 'zod'
import { promotedNames, promotedSchemas } from '../entity/promoted-content.ts'
import { defineCall } from './call.ts'

/** GET /api/promoted/:name — banners, head images and other content that a merchant sets for each store view. */
export const getPromoted = defineCall({
  method: 'GET',
  path: '/api/promoted/:name',
  summary: `Tells promoted content of the store view: ${promotedNames.join(', ')}.`,
  query: z.object({ name: z.string() }),
  result: z.union(Object.values(promotedSchemas)),
  errors: { 404: 'This store view has no promoted content of that name.' },
})
