import { z } from 'zod'
import { defineCall } from './call.ts'

/** GET|POST /invalidate?key=&tag= — where the shop has no key for it, there is no such call. */
export const invalidateCache = defineCall({
  method: 'GET',
  path: '/invalidate',
  summary: 'Forgets what was kept of pages and answers, and reads the catalogue anew.',
  query: z.object({
    key: z.string().min(1),
    tag: z.string().min(1).max(2000).describe('Tags with commas between them, as the pages carry them; `*` means all.'),
  }),
  result: z.string(),
  errors: { 400: 'Invalid parameters for Clear cache request', 403: 'That is not the key.' },
})

/** The same as a POST, which nothing on the way may answer from what it kept. */
export const postInvalidateCache = { ...invalidateCache, method: 'POST' as const }
