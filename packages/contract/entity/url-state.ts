import { z } from 'zod'

export const Route = z.looseObject({
  name: z.string().optional(),
  path: z.string().optional(),
  params: z.record(z.string(), z.string()).optional(),
})

/** Where a visitor is, and where they came from. */
export const UrlState = z.object({
  /** Paths to the routes that they were resolved to. */
  dispatcherMap: z.record(z.string(), Route),
  currentRoute: Route,
  prevRoute: Route,
  isBackRoute: z.boolean(),
})
export type UrlState = z.infer<typeof UrlState>

export const Breadcrumbs = z.object({
  routes: z.array(z.object({ name: z.string(), route_link: z.string() })),
  current: z.string().nullable(),
})
export type Breadcrumbs = z.infer<typeof Breadcrumbs>
