import { createHash } from 'node:crypto'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { Hono } from 'hono'
import type { RequestContext, Routes } from '../http/request-context.ts'
import { completeHeaders } from '../http/respond.ts'
import { callSchemas } from './call-schemas.ts'
import { docsPage } from './docs-page.ts'
import { docsStyle } from './docs-style.ts'
import { openApi } from './open-api.ts'

export interface DocumentRoutesOptions {
  storeViews: readonly StoreView[]
  /** Of the shop. */
  version: string
  /** Where the shop is reached, for the examples; never what a request says. */
  publicUrl: string
}

const hour = 'public, max-age=3600'

/** GET /api/openapi.json for programs and GET /api/docs for people, both written from the contract when first asked for. */
export function documentRoutes({ storeViews, version, publicUrl }: DocumentRoutesOptions): Routes {
  let json: string | undefined
  let page: string | undefined
  const routes: Routes = new Hono()
  routes.get('/api/openapi.json', (c) => {
    json ??= JSON.stringify(openApi({ version, storeViews }))
    return answer(json, { 'content-type': 'application/json; charset=utf-8' }, c.env)
  })
  routes.get('/api/docs', (c) => {
    page ??= docsPage({ schemas: callSchemas(), version, origin: publicUrl })
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
    return answer(page, headers, c.env)
  })
  return routes
}

function answer(text: string, own: Record<string, string>, context: RequestContext): Response {
  return new Response(text, { headers: completeHeaders({ ...own, 'cache-control': hour }, context) })
}

const styleHash = createHash('sha256').update(docsStyle).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
