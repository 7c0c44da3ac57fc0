import { describe, expect, test } from 'vitest'
import { couponCode } from './coupon-code.ts'
import { type CouponDraft, type DraftFault, draftFault, mostCents, mostUses } from './coupon-draft.ts'
import { tenPercent } from './testing/ten-percent.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const draft = { ...tenPercent, code: 'ADVENT24' }

test.each([
  [' advent24 ', 'ADVENT24'],
  ['größe-42', 'GRÖSSE-42'],
  ['GRO\u0308SSE', 'GRÖSSE'],
])('the code %j is kept and looked for as %j', (typed, kept) => {
  expect(couponCode(typed)).toBe(kept)
})

describe('a coupon can be made', () => {
  test.each<[string, Partial<CouponDraft>]>([
    ['of a percentage', {}],
    ['of the smallest percentage', { value: 1 }],
    ['of all', { value: 100_00 }],
    ['of an amount', { kind: 'fixed', value: 20_00 }],
    ['of the largest amount', { kind: 'fixed', value: mostCents, minimum: mostCents }],
    ['with umlauts', { code: 'GRÖSSE_42-B' }],
    ['with sixty signs', { code: 'A'.repeat(60) }],
    ['that begins later', { validFrom: '2026-12-01', validTo: '2026-12-24 23:59:59' }],
    ['that has begun', { validFrom: '2026-11-01T00:00:00+01:00', validTo: '2026-11-15T12:00:01Z' }],
    ['that is counted', { usageLimit: 1, customerLimit: mostUses }],
  ])('%s', (_title, more) => {
    expect(draftFault({ ...draft, ...more }, now)).toBeNull()
  })
})

describe('a coupon cannot be made', () => {
  test.each<[string, Partial<CouponDraft>, DraftFault]>([
    ['without a code', { code: '' }, 'not a code'],
    ['with a code that is not in capitals', { code: 'Advent24' }, 'not a code'],
    ['with a code of two words', { code: 'ADVENT 24' }, 'not a code'],
    ['with a code that looks like an option', { code: '-ADVENT' }, 'not a code'],
    ['with a code that no client can send', { code: 'A'.repeat(61) }, 'not a code'],
    ['of no percent', { value: 0 }, 'not a percentage'],
    ['of more than all', { value: 100_01 }, 'not a percentage'],
    ['of less than no percent', { value: -1000 }, 'not a percentage'],
    ['of a percentage that nobody can read', { value: Number.NaN }, 'not a percentage'],
    ['of parts of a hundredth', { value: 0.5 }, 'not a percentage'],
    ['of no amount', { kind: 'fixed', value: 0 }, 'not an amount'],
    ['of a negative amount', { kind: 'fixed', value: -20_00 }, 'not an amount'],
    ['of an amount that no database keeps', { kind: 'fixed', value: mostCents + 1 }, 'not an amount'],
    ['for goods that cost less than nothing', { minimum: -1 }, 'not a minimum'],
    ['for goods that cost nobody knows what', { minimum: Number.NaN }, 'not a minimum'],
    ['for nobody', { usageLimit: 0 }, 'not a number of uses'],
    ['for no customer', { customerLimit: -1 }, 'not a number of uses'],
    ['for half a use', { usageLimit: 1.5 }, 'not a number of uses'],
    ['from a word on', { validFrom: 'soon' }, 'not a date'],
    ['until the thirtieth of February', { validTo: '2027-02-30' }, 'not a date'],
    ['until a month that is none', { validTo: '2027-13-01' }, 'not a date'],
    ['that ends before it starts', { validFrom: '2026-12-24', validTo: '2026-12-01' }, 'ends before it starts'],
    ['that ends when it starts', { validFrom: '2026-12-24', validTo: '2026-12-24' }, 'ends before it starts'],
    ['that is over already', { validTo: '2026-11-15T12:00:00Z' }, 'over already'],
  ])('[CART-7] %s', (_title, more, fault) => {
    expect(draftFault({ ...draft, ...more }, now)).toBe(fault)
  })
})
