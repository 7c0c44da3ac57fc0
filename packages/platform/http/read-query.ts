import { errorText } from '@welt/contract/error-text.ts'
import { type Failure, fail } from './envelope.ts'

type Values = Record<string, string>

/**
 * Every parameter once, as a plain object. A parameter that says two different things is refused, not guessed, and so is
 * one that contradicts the path.
 */
export function readQuery(query: URLSearchParams, pathValues: Values): { value: Values } | { failure: Failure } {
  const value = new Map(Object.entries(pathValues))
  for (const [name, text] of query) {
    const known = value.get(name)
    if (known !== undefined && known !== text) {
      return { failure: fail(400, errorText.repeatedParameter(name.slice(0, 40))) }
    }
    value.set(name, text)
  }
  for (const text of value.values()) {
    if (text.includes('\0')) return { failure: fail(400, errorText.forbiddenCharacter) }
  }
  return { value: Object.fromEntries(value) }
}
