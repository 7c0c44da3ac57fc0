/** Bytes that a value takes, as good as one can guess: "boolean 4 bytes, number 8, string 2 per char". */
export function sizeOf(value: unknown): number {
  switch (typeof value) {
    case 'boolean':
      return 4
    case 'number':
      return 8
    case 'string':
      return value.length * 2
    case 'object':
      return value === null ? 0 : sizeOfParts(value)
    default:
      return 0
  }
}

function sizeOfParts(value: object): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + sizeOf(part), 0)
  return Object.entries(value).reduce((sum, [key, part]) => sum + sizeOf(key) + sizeOf(part), 0)
}
