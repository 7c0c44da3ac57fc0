import type { IncomingHttpHeaders } from 'node:http'

/**
 * The address as the shopper's browser has it. Behind a proxy that ends TLS it differs from what arrives here; what
 * such a proxy says is believed only when there is one.
 */
export function publicUrl(url: string, headers: IncomingHttpHeaders, trustedProxies: number): string {
  if (trustedProxies === 0) return url
  const protocol = last(headers['x-forwarded-proto'])
  const host = last(headers['x-forwarded-host']) ?? headers.host
  if ((protocol !== 'https' && protocol !== 'http') || !host || !/^[\w.:[\]-]+$/.test(host)) return url
  return `${protocol}://${host}${url}`
}

/** The nearest proxy appends to the list: only its own entry is known to be true. */
function last(value: string | string[] | undefined): string | undefined {
  return (
    String(value ?? '')
      .split(',')
      .at(-1)
      ?.trim() || undefined
  )
}
