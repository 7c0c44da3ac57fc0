/** A number in as few bytes as it takes: `0.50` → `.5`, `-0` → `0`. */
export function numberText(value: number, digits = 2): string {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing cannot hold the number ${value}`)
  const factor = 10 ** digits
  const rounded = Math.round(value * factor) / factor
  if (rounded === 0) return '0'
  const text = String(rounded)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}
