import { z } from 'zod'

const HierarchyFields = z.looseObject({
  id: z.int(),
  /** That of the content page which stands at this place. */
  identifier: z.string(),
  title: z.string(),
  page_id: z.int().optional(),
  level: z.int(),
  position: z.int(),
})

export interface CmsHierarchyNode extends z.infer<typeof HierarchyFields> {
  children_data?: CmsHierarchyNode[]
}
const CmsHierarchyNode: z.ZodType<CmsHierarchyNode> = HierarchyFields.extend({
  children_data: z.lazy(() => z.array(CmsHierarchyNode)).optional(),
})

/** A tree of content pages; clients ask for it by the identifier of its root. */
export const CmsHierarchy = HierarchyFields.extend({
  store_id: z.array(z.int()).optional(),
  active: z.boolean().optional(),
  children_data: z.array(CmsHierarchyNode),
})
export type CmsHierarchy = z.infer<typeof CmsHierarchy>
