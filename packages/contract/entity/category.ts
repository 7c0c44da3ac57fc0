import { z } from 'zod'

const CategoryFields = z.looseObject({
  id: z.int(),
  parent_id: z.int(),
  parent_ids: z.array(z.union([z.int(), z.string()])).optional(),
  name: z.string(),
  slug: z.string().optional(),
  level: z.int(),
  path: z.string().optional(),
  position: z.int(),
  is_active: z.boolean(),
  product_count: z.int(),
  url_key: z.string(),
  url_path: z.string(),
  include_in_menu: z.union([z.int(), z.boolean()]).optional(),
  image: z.string().nullish(),
  description: z.string().nullish(),
  landing_page: z.union([z.int(), z.string()]).nullish(),
  cat_cms_block_top: z.union([z.int(), z.string()]).nullish(),
  cat_cms_block_bottom: z.union([z.int(), z.string()]).nullish(),
  cat_cms_url: z.string().nullish(),
  cat_menu_right_headline: z.string().nullish(),
  teaser_headline: z.string().nullish(),
  teaser_text: z.string().nullish(),
  teaser_button_link: z.string().nullish(),
  teaser_left_image: z.string().nullish(),
  teaser_right_image: z.string().nullish(),
  teaser_is_active: z.union([z.int(), z.boolean()]).optional(),
})

/** `children_data` reaches as deep as the indexer wrote it. */
export interface Category extends z.infer<typeof CategoryFields> {
  children_data?: Category[]
}
export const Category: z.ZodType<Category> = CategoryFields.extend({
  children_data: z.lazy(() => z.array(Category)).optional(),
})
