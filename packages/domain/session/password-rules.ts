import { isCommonPassword } from './common-password.ts'

/**
 * `length`: at least 8 characters. `classes`: three of lower-case, upper-case, digits, special. `limit`: at most 256
 * characters. `common`: not among those that are tried first. `email`: not the e-mail address.
 */
export type PasswordRule = 'length' | 'classes' | 'limit' | 'common' | 'email'

export const shortestPassword = 8
/** Long sentences are welcome; something must end what is hashed. */
export const longestPassword = 256
const neededClasses = 3

/** How a password is compared and hashed: `ä` typed as one sign or as `a` with dots is the same. */
export function normalizePassword(password: string): string {
  return password.normalize('NFC')
}

/** The rules that a password breaks, in the order in which a form shows them; none when it is good. */
export function brokenPasswordRules(password: string, email = ''): PasswordRule[] {
  const typed = normalizePassword(password)
  const length = Array.from(typed).length
  const broken: [PasswordRule, boolean][] = [
    ['length', length < shortestPassword],
    ['classes', countClasses(typed) < neededClasses],
    ['limit', length > longestPassword],
    ['common', isCommonPassword(typed)],
    ['email', isEmail(typed, email)],
  ]
  return broken.filter(([, isBroken]) => isBroken).map(([rule]) => rule)
}

const lower = /\p{Ll}/u
const upper = /\p{Lu}/u
const digit = /\p{Nd}/u
const special = /[^\p{Ll}\p{Lu}\p{Nd}]/u

function countClasses(password: string): number {
  return [lower, upper, digit, special].filter((sign) => sign.test(password)).length
}

/** The whole address, or the part before the @ as soon as that would do for a password. */
function isEmail(password: string, email: string): boolean {
  const given = password.toLowerCase()
  const address = email.trim().toLowerCase()
  const name = address.split('@')[0] ?? ''
  return address !== '' && (given === address || (name.length >= shortestPassword && given === name))
}
