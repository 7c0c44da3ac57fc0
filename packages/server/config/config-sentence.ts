import type { z } from 'zod'
import { configKeys } from './config-key.ts'
import { type Environment, variableFor } from './environment.ts'
import { nearestWord } from './nearest-word.ts'
import { isPlainObject } from './plain-object.ts'

/** Addresses can carry a password: their value never stands in a sentence or a log line. */
const secretKeys = new Set(['databaseUrl', 'platformUrl'])

interface Origin {
  /** Name of the file that was read, if one was. */
  fileName: string | undefined
  env: Environment
  /** The values that were refused. */
  input: unknown
}

/** Says in one sentence which key is wrong, where it stands and what is expected of it. */
export function configSentence(issue: z.core.$ZodIssue, origin: Origin): string {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') return unknownKey([...path, issue.keys[0] ?? ''], origin)

  const dotted = path.join('.')
  const key = configKeys().find((one) => one.name === generic(issue.path))
  const expected = issue.code === 'custom' || issue.code === 'invalid_format' ? issue.message : key?.expected
  const variable = variableFor(dotted, origin.env)
  const subject = variable ?? (origin.fileName ? `${origin.fileName}: "${dotted}"` : `"${dotted}"`)
  const value = valueAt(origin.input, issue.path)
  if (value === undefined && issue.code === 'invalid_type') return `${subject} is missing; it must be ${expected}.`
  const actual = value === undefined || secretKeys.has(dotted) ? '' : `, but it is ${JSON.stringify(value)}`
  return `${subject} must be ${expected ?? issue.message}${actual}.`
}

function unknownKey(path: string[], { fileName }: Origin): string {
  const wrong = path.join('.')
  const near = nearestWord(wrong, allPaths())
  const hint = near === undefined ? 'docs/configuration.md lists them all' : `did you mean "${near}"?`
  const sentence = `${fileName ?? 'Configuration'}: there is no key "${wrong}"; ${hint}`
  return sentence.endsWith('?') ? sentence : `${sentence}.`
}

/** Keys and the sections that hold them. */
function allPaths(): string[] {
  const paths = configKeys().flatMap(({ name }) => [name, name.slice(0, Math.max(0, name.lastIndexOf('.')))])
  return [...new Set(paths)].filter((path) => path !== '' && !path.endsWith('[]'))
}

/** `storeViews.0.storeCode` is documented as `storeViews[].storeCode`. */
function generic(path: PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[]`
    return name === '' ? String(part) : `${name}.${String(part)}`
  }, '')
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)]
    return isPlainObject(value) ? value[String(part)] : undefined
  }, input)
}
