import type { z } from 'zod'

interface Named {
  errors: Record<number, string>
}

/** The call's own text when something is missing; else which part of the input is wrong, and how. */
export function inputFault(call: Named, input: unknown, issues: readonly z.core.$ZodIssue[]): string {
  const missing = issues.some((issue) => isBlank(valueAt(input, issue.path)))
  const ownText = call.errors[400]
  if (ownText && (missing || issues.every(({ message }) => message === ownText))) return ownText
  return issues.map((issue) => [issue.path.join('.'), faultText(input, issue)].filter(Boolean).join(': ')).join('; ')
}

/** What is missing is told in our words wherever a schema has none of its own. */
function faultText(input: unknown, { path, message }: z.core.$ZodIssue): string {
  const hasOwnWords = !message.startsWith('Invalid input')
  return hasOwnWords || path.length === 0 || !isBlank(valueAt(input, path)) ? message : 'is required'
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}
