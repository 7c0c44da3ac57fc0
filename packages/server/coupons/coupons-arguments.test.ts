import { tenPercent } from '@welt/domain/coupon/testing/ten-percent.ts'
import { expect, test } from 'vitest'
import { readCouponsArguments } from './coupons-arguments.ts'

const read = (...args: string[]) => readCouponsArguments(args)

const plain = { ...tenPercent, code: 'ADVENT' }

test.each([
  [[], { task: 'list' }],
  [['list'], { task: 'list' }],
  [['end', 'advent'], { task: 'end', code: 'advent' }],
  [['add', '--help'], { task: 'help' }],
])('%j is understood', (args, task) => {
  expect(read(...args)).toEqual(task)
})

test.each([
  [['advent', '--percent', '10'], {}],
  [['--percent=12,5', 'ADVENT'], { value: 1250 }],
  [['größe', '--amount', '20.00'], { code: 'GRÖSSE', kind: 'fixed', value: 2000 }],
  [['ADVENT', '--amount', '0.5', '--minimum', '50'], { kind: 'fixed', value: 50, minimum: 5000 }],
  [['ADVENT', '--percent', '10', '--uses', '100', '--uses-per-customer=1'], { usageLimit: 100, customerLimit: 1 }],
  [
    ['ADVENT', '--percent', '10', '--from', '2026-12-01', '--to', '2026-12-24'],
    { validFrom: '2026-12-01', validTo: '2026-12-24T23:59:59.999Z' },
  ],
  [['ADVENT', '--percent', '10', '--to', '2026-12-24T18:00+01:00'], { validTo: '2026-12-24T18:00+01:00' }],
])('add %j is a draft, and dates are whole days', (args, draft) => {
  expect(read('add', ...args)).toEqual({ task: 'add', draft: { ...plain, ...draft } })
})

test.each([
  [['--amount', '-5'], { kind: 'fixed', value: -500 }],
  [['--amount', '1.000'], { kind: 'fixed', value: Number.NaN }],
  [['--percent', 'ten'], { value: Number.NaN }],
  [['--percent', '10%'], { value: Number.NaN }],
  [['--percent', '10', '--minimum=1e3'], { minimum: Number.NaN }],
  [['--percent', '10', '--uses', '1.5'], { usageLimit: Number.NaN }],
  [['--percent', '10', '--to', 'soon'], { validTo: 'soon' }],
])('what is wrong in %j is left to the rule', (args, draft) => {
  expect(read('add', 'ADVENT', ...args)).toEqual({ task: 'add', draft: { ...plain, ...draft } })
})

test.each([
  [['list', 'ADVENT'], 'list needs no ADVENT; it lists all coupons.'],
  [['end'], 'end needs a code: npm run coupons -- end CODE.'],
  [['add', '--percent', '10'], 'add needs a code: npm run coupons -- add CODE.'],
  [['add', 'A', 'B', '--percent', '10'], 'One code at a time: A or B?'],
  [['add', 'A'], 'A coupon takes something off: either --percent 10 or --amount 20.00.'],
  [['add', 'A', '--percent=1', '--amount=1'], 'A coupon takes something off: either --percent 10 or --amount 20.00.'],
  [['end', 'A', '--to', '2026-12-01'], 'end has no option --to; --help lists what there is.'],
  [['remove', 'A'], 'There is no command remove; --help lists what there is.'],
])('%j is refused with a sentence', (args, reason) => {
  expect(read(...args)).toEqual({ task: 'refuse', reason })
})
