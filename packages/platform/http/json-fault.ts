import { errorText } from '@welt/contract/error-text.ts'

const maxDepth = 20

/** One reaches a prototype; with the others a value cannot be compared with anything, and whoever tries throws. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'toString', 'valueOf'])

/** What no call ever wants in a JSON value: NUL (PostgreSQL refuses it), keys that are a trap, endless nesting. */
export function jsonFault(value: unknown, depth = 1): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? errorText.forbiddenCharacter : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > maxDepth) return errorText.bodyTooDeep(maxDepth)
  for (const [key, part] of Object.entries(value)) {
    if (forbiddenKeys.has(key)) return errorText.forbiddenKey(key)
    const fault = jsonFault(key, depth) ?? jsonFault(part, depth + 1)
    if (fault) return fault
  }
  return undefined
}
