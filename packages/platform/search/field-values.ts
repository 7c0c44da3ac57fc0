import type { Document, Scalar } from './search-engine.ts'

const none: readonly Scalar[] = []

/** All values at the end of a dotted path. Lists are walked through at every step; null counts as absent. */
export function fieldValues(document: Document, field: string): readonly Scalar[] {
  const dot = field.indexOf('.')
  if (dot === -1) {
    const value = document[field]
    if (isScalar(value)) return [value]
    if (value === undefined || value === null) return none
  }
  const values: Scalar[] = []
  collect(document, field.split('.'), 0, values)
  return values
}

function collect(value: unknown, steps: readonly string[], at: number, into: Scalar[]): void {
  if (Array.isArray(value)) {
    for (const element of value) collect(element, steps, at, into)
    return
  }
  const step = steps[at]
  if (step === undefined) {
    if (isScalar(value)) into.push(value)
    return
  }
  if (isRecord(value) && Object.hasOwn(value, step)) collect(value[step], steps, at + 1, into)
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
