import { allocate } from '@welt/domain/money/allocate.ts'
import { type Cents, multiplyCents, sumCents } from '@welt/domain/money/cents.ts'
import { toFixedPoint } from '@welt/domain/money/fixed-point.ts'
import { share } from '@welt/domain/money/share.ts'
import { splitGross } from '@welt/domain/money/split-tax.ts'
import { taxRatio } from '@welt/domain/money/tax-ratio.ts'
import { viewPrice } from '../price/view-price.ts'

export interface PricedLine {
  quantity: number
  /** Of one piece. */
  unitGross: Cents
  ratePercent: number
}

export interface LineAmounts extends PricedLine {
  unitNet: Cents
  rowGross: Cents
  rowNet: Cents
  /** What the coupon took off this line, gross. */
  discount: Cents
  /** Of what was paid: the row without its discount. */
  tax: Cents
}

export interface OrderAmounts {
  lines: LineAmounts[]
  subtotalGross: Cents
  subtotalNet: Cents
  discount: Cents
  tax: Cents
  grandTotal: Cents
}

/** A German gross price in the country where the parcel goes: the net price stays, the tax is that of the country. */
export function grossIn(germanGross: number, germanRate: number, rate: number): Cents {
  const net = toFixedPoint(viewPrice(germanGross, germanRate, false), 4)
  const ratio = taxRatio(rate)
  return share(net, ratio.gross, ratio.net * 100)
}

/** Every row is rounded once; the discount is shared among the rows so that the shares make the whole. */
export function orderAmounts(priced: readonly PricedLine[], discountPercent: number): OrderAmounts {
  const rows = priced.map((line) => multiplyCents(line.unitGross, line.quantity))
  const subtotalGross = sumCents(rows)
  const discount = share(subtotalGross, discountPercent, 100)
  const discounts = allocate(discount, rows)
  const lines = priced.map((line, place) => lineAmounts(line, rows[place] ?? 0, discounts[place] ?? 0))
  return {
    lines,
    subtotalGross,
    subtotalNet: sumCents(lines.map(({ rowNet }) => rowNet)),
    discount,
    tax: sumCents(lines.map(({ tax }) => tax)),
    grandTotal: subtotalGross - discount,
  }
}

function lineAmounts(line: PricedLine, rowGross: Cents, discount: Cents): LineAmounts {
  const { ratePercent, unitGross } = line
  return {
    ...line,
    unitNet: splitGross(unitGross, ratePercent).net,
    rowGross,
    rowNet: splitGross(rowGross, ratePercent).net,
    discount,
    tax: splitGross(rowGross - discount, ratePercent).tax,
  }
}
