/**
 * A cookie travels by itself, so what comes with one counts only if a page of this shop sent it (S-07). Browsers say so in
 * `Sec-Fetch-Site`, older ones in `Origin`. A question without either is one that no foreign page can send unseen; a change
 * without either is refused.
 */
export function isOwnPage({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>): boolean {
  const asks = method === 'GET' || method === 'HEAD'
  if (!asks && !isJsonOrEmpty(headers.get('content-type'))) return false
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || (asks && site === 'none')
  const origin = headers.get('origin')
  if (origin === null) return asks
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}

function isJsonOrEmpty(contentType: string | null): boolean {
  return contentType === null || contentType.includes('json')
}
