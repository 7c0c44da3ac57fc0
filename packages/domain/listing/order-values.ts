export interface LabelledValue {
  id: string
  label: string
}

/** Sizes stand by size ("shoe sizes need numeric sort": 9 before 10), all else as the merchant has ordered it. */
export function orderValues<Value extends LabelledValue>(values: readonly Value[], order: readonly string[]): Value[] {
  const places = new Map(order.map((id, at) => [id, at]))
  const isNumeric = values.every(({ label }) => !Number.isNaN(labelNumber(label)))
  return values.toSorted((one, other) =>
    isNumeric
      ? labelNumber(one.label) - labelNumber(other.label)
      : (places.get(one.id) ?? order.length) - (places.get(other.id) ?? order.length),
  )
}

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 0.25, '¾': 0.75 }
const numeric = /^(\d+)(?:[.,](\d+))?\s*([½⅓⅔¼¾])?(?:\s*[\p{L}"″]+)?$/u

/** 42½ is 42.5, 8 1/2 is none of ours, and 85 cm is 85. NaN for a label that is no number. */
export function labelNumber(label: string): number {
  const [, whole, decimals = '0', fraction = ''] = numeric.exec(label.trim()) ?? []
  return whole === undefined ? Number.NaN : Number(`${whole}.${decimals}`) + (fractions[fraction] ?? 0)
}
