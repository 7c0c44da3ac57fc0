/** Bytes that a value takes, as good as one can guess: "boolean 4 bytes, number 8, string 2 per char". */
export function sizeOf(value: unknown): number {
  if (typeof value === 'boolean') return 4
  if (typeof value === 'number') return 8
  if (typeof value === 'string') return value.length * 2
  return typeof value === 'object' && value !== null ? sizeOfParts(value) : 0
}

function sizeOfParts(value: object): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + sizeOf(part), 0)
  return Object.entries(value).reduce((sum, [key, part]) => sum + sizeOf(key) + sizeOf(part), 0)
}
