import { normalizeUrl } from '@welt/domain/url/normalize-url.ts'

/** The path that the dispatcher knows: without store prefix, slashes at the ends, query and percent codes. */
export function pathOf(prefix: string, url: URL): string {
  const inside = prefix && url.pathname.startsWith(`${prefix}/`) ? url.pathname.slice(prefix.length) : url.pathname
  return normalizeUrl(inside) ?? ''
}
