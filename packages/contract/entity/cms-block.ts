import { z } from 'zod'

/** A piece of content that pages, categories and the home page show by its id or identifier. */
export const CmsBlock = z.looseObject({
  id: z.int(),
  identifier: z.string(),
  title: z.string(),
  content: z.string(),
  store_id: z.array(z.int()).optional(),
  creation_time: z.string().nullish(),
  update_time: z.string().nullish(),
  active: z.boolean().optional(),
})
export type CmsBlock = z.infer<typeof CmsBlock>

/**
 * A product carousel inside a content: an element whose whole text is this JSON. Content is cleaned of scripts and of
 * unknown attributes, a text stays.
 */
export const EmbeddedCarousel = z.strictObject({
  carousel: z.strictObject({
    /** Id of the category whose products are shown. */
    category: z.int().positive(),
    /** Without it the shop's own number is shown. */
    count: z.int().min(1).max(24).optional(),
    heading: z.string().optional(),
    heading_level: z.int().min(2).max(6),
  }),
})
export type EmbeddedCarousel = z.infer<typeof EmbeddedCarousel>
