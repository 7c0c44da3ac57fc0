import type { IncomingMessage } from 'node:http'

/**
 * Who is at the other end. Each trusted proxy appends the address that it saw, so the shopper's stands as many places
 * from the end as there are proxies; what stands further left was written by the shopper.
 */
export function clientAddress(
  incoming: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string | undefined {
  const { remoteAddress } = incoming.socket
  if (trustedProxies === 0) return remoteAddress
  const named = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return named.at(-trustedProxies) ?? remoteAddress
}
