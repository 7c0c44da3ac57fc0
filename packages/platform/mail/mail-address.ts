/**
 * One address, the way the wire takes it: no spaces, quotes, brackets, commas or control characters, so that it can be
 * nothing but an address in a header or an SMTP command. Letters of any script may stand in it.
 */
const local = /[\p{L}\p{N}!#$%&'*+/=?^_{|}~`-]+/u.source
const label = /[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?/u.source
const pattern = new RegExp(String.raw`^${local}(?:\.${local})*@(?:${label}\.)*${label}$`, 'u')

const longestAddress = 254
const longestLocal = 64

export function isMailAddress(text: string): boolean {
  return text.length <= longestAddress && text.indexOf('@') <= longestLocal && pattern.test(text)
}
