import type { Api } from '../api/create-api.ts'
import type { UrlMemory } from './url-memory.ts'
import { sourceOf, targetOf, type UrlSource, type UrlTarget } from './url-target.ts'

export type Resolution =
  | { found: UrlTarget; source?: UrlSource }
  | { found: null; because: 'nothing-there' | 'map-failed'; text: string }

export interface ResolveOptions {
  api: Api
  memory: UrlMemory
  /** false: legacy lookup, product by url_path, then category, then content page by identifier. */
  useMapEndpoint: boolean
}

export type ResolveUrl = (path: string) => Promise<Resolution>

/** Before each navigation an unknown path is resolved; while it is, the same path waits for the same answer. */
export function createResolveUrl({ api, memory, useMapEndpoint }: ResolveOptions): ResolveUrl {
  const locked = new Map<string, Promise<Resolution>>()

  const ask = async (path: string): Promise<Resolution> => {
    const answer = useMapEndpoint ? await askMap(api, path) : await askLegacy(api, path)
    if (!answer.ok) return { found: null, because: 'map-failed', text: answer.text }
    if (!answer.result) return { found: null, because: 'nothing-there', text: path }
    const found = targetOf(answer.result)
    memory.set(path, found)
    return { found, source: answer.result }
  }

  return async (path) => {
    const known = memory.get(path)
    if (known) return { found: known }
    const underway = locked.get(path)
    if (underway) return underway
    const resolution = ask(path).finally(() => locked.delete(path))
    locked.set(path, resolution)
    return resolution
  }
}

type SourceAnswer = { ok: true; result: UrlSource | null } | { ok: false; text: string }

async function askMap(api: Api, path: string): Promise<SourceAnswer> {
  const answer = await api.mapUrl(path)
  if (!answer.ok) return answer
  return { ok: true, result: answer.result && sourceOf(answer.result) }
}

async function askLegacy(api: Api, path: string): Promise<SourceAnswer> {
  const products = await api.search('product', { filters: { url_path: { eq: path } }, size: 1 })
  if (!products.ok) return products
  if (products.result.items[0]) return { ok: true, result: { type: 'product', product: products.result.items[0] } }

  const categories = await api.search('category', { filters: { url_path: { eq: path } }, size: 1 })
  if (!categories.ok) return categories
  if (categories.result.items[0])
    return { ok: true, result: { type: 'category', category: categories.result.items[0] } }

  const pages = await api.search('cms_page', { filters: { identifier: { eq: path } }, size: 1 })
  if (!pages.ok) return pages
  return { ok: true, result: pages.result.items[0] ? { type: 'cms_page', cmsPage: pages.result.items[0] } : null }
}
