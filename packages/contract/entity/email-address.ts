import { z } from 'zod'
import { isEmailAddress, normalizeEmailAddress } from './is-email-address.ts'

/**
 * An address as people type it, and as the shop keeps it: trimmed, in small letters, composed characters. Letters of any
 * script may stand in it; spaces, quotes, brackets, commas and control characters may not, so that it stays one address
 * wherever it is put.
 */
export const EmailAddress = z
  .string()
  .max(1000)
  .transform(normalizeEmailAddress)
  .refine(isEmailAddress, { error: 'Invalid e-mail provided!' })
