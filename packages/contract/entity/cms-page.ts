import { z } from 'zod'

export const CmsPage = z.looseObject({
  id: z.int(),
  identifier: z.string(),
  title: z.string(),
  content: z.string(),
  content_heading: z.string().nullish(),
  meta_title: z.string().nullish(),
  meta_description: z.string().nullish(),
  meta_keywords: z.string().nullish(),
  page_layout: z.string().nullish(),
  creation_time: z.string().nullish(),
  update_time: z.string().nullish(),
  store_id: z.array(z.int()).optional(),
  active: z.boolean().optional(),
})
export type CmsPage = z.infer<typeof CmsPage>
