import { couponCode } from '@welt/domain/coupon/coupon-code.ts'
import type { CouponDraft } from '@welt/domain/coupon/coupon-draft.ts'
import { readCommandLine } from '../command/read-command-line.ts'

export type CouponsTask =
  | { task: 'help' }
  | { task: 'list' }
  | { task: 'add'; draft: CouponDraft }
  | { task: 'end'; code: string }
  | { task: 'refuse'; reason: string }

const commands = {
  list: [],
  add: ['--percent', '--amount', '--from', '--to', '--minimum', '--uses', '--uses-per-customer'],
  end: [],
} as const

/** What the words behind `npm run coupons --` ask for. Whether there can be such a coupon is decided by the domain. */
export function readCouponsArguments(args: readonly string[]): CouponsTask {
  const line = readCommandLine(args, commands)
  if (line.is === 'help') return { task: 'help' }
  if (line.is === 'refused') return refuse(line.reason)
  const { command, words, values } = line
  const [code, second] = words
  if (command === 'list') {
    return code === undefined ? { task: 'list' } : refuse(`list needs no ${code}; it lists all coupons.`)
  }
  if (code === undefined) return refuse(`${command} needs a code: npm run coupons -- ${command} CODE.`)
  if (second !== undefined) return refuse(`One code at a time: ${code} or ${second}?`)
  return command === 'end' ? { task: 'end', code } : readDraft(code, values)
}

function readDraft(code: string, values: ReadonlyMap<string, string>): CouponsTask {
  const percent = values.get('--percent')
  const off = percent ?? values.get('--amount')
  if (off === undefined || values.has('--percent') === values.has('--amount')) {
    return refuse('A coupon takes something off: either --percent 10 or --amount 20.00.')
  }
  return {
    task: 'add',
    draft: {
      code: couponCode(code),
      kind: percent === undefined ? 'fixed' : 'percent',
      value: readHundredths(off),
      minimum: readHundredths(values.get('--minimum') ?? '0'),
      validFrom: values.get('--from') ?? null,
      validTo: endOf(values.get('--to')),
      usageLimit: readCount(values.get('--uses')),
      customerLimit: readCount(values.get('--uses-per-customer')),
    },
  }
}

/** `12.5` and `12,5` as 1250; NaN for what is no such number: three decimals may be meant as thousands. */
function readHundredths(text: string): number {
  const parts = /^(-?)(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(text)
  if (!parts) return Number.NaN
  const [, sign, whole, fraction = ''] = parts
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`)
}

/** Until a day means until its end. */
function endOf(date: string | undefined): string | null {
  if (date === undefined) return null
  return /^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T23:59:59.999Z` : date
}

function readCount(text: string | undefined): number | null {
  if (text === undefined) return null
  return /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN
}

function refuse(reason: string): CouponsTask {
  return { task: 'refuse', reason }
}
