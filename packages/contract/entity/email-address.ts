import { z } from 'zod'

const local = /[\p{L}\p{N}!#$%&'*+/=?^_{|}~`-]+/u.source
const label = /[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?/u.source
const pattern = new RegExp(String.raw`^${local}(?:\.${local})*@(?:${label}\.)+${label}$`, 'u')

const longest = 254
const longestLocal = 64

/**
 * An address as people type it, and as the shop keeps it: trimmed, in small letters, composed characters. Letters of any
 * script may stand in it; spaces, quotes, brackets, commas and control characters may not, so that it stays one address
 * wherever it is put.
 */
export const EmailAddress = z
  .string()
  .max(1000)
  .transform((text) => text.trim().normalize('NFC').toLowerCase())
  .refine((text) => text.length <= longest && text.indexOf('@') <= longestLocal && pattern.test(text), {
    error: 'Invalid e-mail provided!',
  })
