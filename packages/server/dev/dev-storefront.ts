import type { Storefront } from '@welt/storefront/app/create-storefront.ts'
import type { StorefrontOptions } from '@welt/storefront/app/storefront-options.ts'
import type { ViteDevServer } from 'vite'
import { type StorefrontEntry, storefrontEntry } from '../storefront/storefront-entry.ts'
import { devManifest } from './dev-manifest.ts'

/** The shop from its sources: whatever was changed is loaded anew with the next page. */
export function devStorefront(vite: ViteDevServer, options: Omit<StorefrontOptions, 'manifest'>): Storefront {
  let made: { by: StorefrontEntry['createStorefront']; storefront: Promise<Storefront> } | undefined

  const current = async () => {
    const { createStorefront } = storefrontEntry(await vite.ssrLoadModule('/app/entry-server.tsx'))
    if (made?.by !== createStorefront) {
      made = { by: createStorefront, storefront: createStorefront({ ...options, manifest: devManifest }) }
    }
    return made.storefront
  }

  return {
    async fetch(request, client) {
      try {
        const storefront = await current()
        return await withDevClient(vite, request, await storefront.fetch(request, client))
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        options.log.error({ err: error }, 'the page failed')
        return new Response(error instanceof Error ? error.stack : String(error), { status: 500 })
      }
    },
  }
}

/** Adds what hot reload needs to a page. Its inline code would be refused by the policy that pages have in production. */
async function withDevClient(vite: ViteDevServer, request: Request, page: Response): Promise<Response> {
  if (!page.headers.get('content-type')?.startsWith('text/html')) return page
  const html = await vite.transformIndexHtml(new URL(request.url).pathname, await page.text())
  const headers = new Headers(page.headers)
  headers.delete('content-security-policy')
  headers.delete('content-length')
  return new Response(html, { status: page.status, headers })
}
