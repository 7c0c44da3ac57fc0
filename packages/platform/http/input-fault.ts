import type { z } from 'zod'

interface Named {
  errors: Record<number, string>
}

/** The call's own text when something is missing; else which part of the input is wrong, and how. */
export function inputFault(call: Named, input: unknown, issues: readonly z.core.$ZodIssue[]): string {
  const missing = issues.some((issue) => isBlank(valueAt(input, issue.path)))
  const ownText = call.errors[400]
  if (ownText && (missing || issues.length === 0)) return ownText
  return issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(': ')).join('; ')
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
