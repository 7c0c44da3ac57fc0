/**
 * Where the arrows lead in the list below a field: from the field to the first or the last option, past the ends back into the
 * field (null).
 */
export function nextOption(key: 'ArrowDown' | 'ArrowUp', active: number | null, count: number): number | null {
  if (count === 0) return null
  const next = key === 'ArrowDown' ? (active ?? -1) + 1 : (active ?? count) - 1
  return next < 0 || next >= count ? null : next
}
