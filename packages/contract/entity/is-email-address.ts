const local = /[\p{L}\p{N}!#$%&'*+/=?^_{|}~`-]+/u.source
const label = /[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?/u.source
const pattern = new RegExp(String.raw`^${local}(?:\.${local})*@(?:${label}\.)+${label}$`, 'u')

const longest = 254
const longestLocal = 64

/** How the shop keeps an address: trimmed, in small letters, composed characters. */
export function normalizeEmailAddress(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}

/** Of one that is normalized. Forms ask this before they send it, without the weight of a schema. */
export function isEmailAddress(text: string): boolean {
  return text.length <= longest && text.indexOf('@') <= longestLocal && pattern.test(text)
}
