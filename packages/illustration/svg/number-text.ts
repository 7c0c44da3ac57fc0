/** A number in as few bytes as it takes: `0.50` → `.5`, `-0` → `0`. */
export function numberText(value: number, digits = 2): string {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing cannot hold the number ${value}`)
  const factor = 10 ** digits
  const rounded = Math.round(value * factor) / factor
  if (rounded === 0) return '0'
  return String(rounded).replace(/^(-?)0\./, '$1.')
}
