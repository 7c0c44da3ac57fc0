import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * Who is at the other end. Each trusted proxy appends the address that it saw, so the shopper's stands as many places
 * from the end as there are proxies; what stands further left was written by the shopper.
 */
export function clientAddress(
  incoming: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string | undefined {
  const { remoteAddress } = incoming.socket
  if (trustedProxies === 0) return counted(remoteAddress)
  const named = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return counted(named.at(-trustedProxies) ?? remoteAddress)
}

/**
 * The address by which requests are counted. An IPv6 client has a whole network of 2^64 addresses to itself, so it is
 * counted by that; some proxies write the port behind the address, which is another one each time.
 */
function counted(text: string | undefined): string | undefined {
  if (text === undefined || isIPv4(text)) return text
  const [, bare = text] = /^\[(.+)\](?::\d+)?$/.exec(text) ?? /^([\d.]+):\d+$/.exec(text) ?? []
  const [, mapped = bare] = /^::ffff:([\d.]+)$/i.exec(bare) ?? []
  return isIPv6(mapped) ? networkOf(mapped) : mapped
}

function networkOf(address: string): string {
  const [front = '', back] = address.toLowerCase().split('::')
  const groups = front.split(':').filter(Boolean)
  // What `::` leaves out are zeros; all that stands behind it is too far right to matter, unless little is left out.
  const behind = back?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => '0')
  const network = [...groups, ...zeros, ...behind].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
