import { parseWireDate } from '../date/parse-wire-date.ts'
import { couponCode } from './coupon-code.ts'
import type { CouponTerms } from './coupon-terms.ts'

/** What whoever makes a coupon decides about it. */
export type CouponDraft = Omit<CouponTerms, 'timesUsed' | 'usedByCustomer'>

export type DraftFault =
  | 'not a code'
  | 'not a percentage'
  | 'not an amount'
  | 'not a minimum'
  | 'not a date'
  | 'ends before it starts'
  | 'over already'
  | 'not a number of uses'

/** Far more than a pair of shoes costs, and still a number that every database keeps. */
export const mostCents = 1_000_000_00
export const mostUses = 1_000_000_000

/** As long as the wire takes them, and of signs that can be read out on the telephone. */
const code = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,59}$/u

/** Why there can be no such coupon; null where there can. */
export function draftFault(draft: CouponDraft, now: number): DraftFault | null {
  if (!code.test(draft.code) || draft.code !== couponCode(draft.code)) return 'not a code'
  if (draft.kind === 'percent' && !isWhole(draft.value, 1, 100_00)) return 'not a percentage'
  if (draft.kind === 'fixed' && !isWhole(draft.value, 1, mostCents)) return 'not an amount'
  if (!isWhole(draft.minimum, 0, mostCents)) return 'not a minimum'
  for (const limit of [draft.usageLimit, draft.customerLimit]) {
    if (limit !== null && !isWhole(limit, 1, mostUses)) return 'not a number of uses'
  }
  return dateFault(draft, now)
}

function dateFault({ validFrom, validTo }: CouponDraft, now: number): DraftFault | null {
  for (const text of [validFrom, validTo]) if (text !== null && !isDate(text)) return 'not a date'
  if (validTo === null) return null
  const end = parseWireDate(validTo)
  if (validFrom !== null && end <= parseWireDate(validFrom)) return 'ends before it starts'
  return end <= now ? 'over already' : null
}

/** The thirtieth of February can be read, as the second of March: nobody means that. */
function isDate(text: string): boolean {
  const day = text.slice(0, 10)
  return !Number.isNaN(parseWireDate(text)) && new Date(parseWireDate(day)).toISOString().startsWith(day)
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}
