export type QuantityCheck =
  | { ok: true; qty: number }
  | { ok: false; reason: 'not-above-zero' | 'not-an-integer' | 'above-maximum'; maximum: number }

/** Reads a quantity as a shopper types it or a form sends it. Nothing given means 1. */
export function checkQuantity(input: unknown, maximum: number): QuantityCheck {
  const qty = readNumber(input)
  if (qty <= 0) return { ok: false, reason: 'not-above-zero', maximum }
  if (qty > maximum) return { ok: false, reason: 'above-maximum', maximum }
  if (!Number.isInteger(qty)) return { ok: false, reason: 'not-an-integer', maximum }
  return { ok: true, qty }
}

/** Digits only: '1.000' is a thousand to a German and one to an American, '1e3' is a slip of the finger. */
function readNumber(input: unknown): number {
  if (input === undefined || input === null) return 1
  if (typeof input === 'number') return input
  if (typeof input !== 'string') return Number.NaN
  const text = input.trim()
  if (text === '') return 1
  return /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
}
