import type { AppliedFilter, AvailableFilter } from '@welt/contract/api/catalog.ts'
import { isRecord } from '../search/field-values.ts'

export interface FilterArgument {
  applied: AppliedFilter[]
  available: AvailableFilter[]
}

type Operators = Record<string, unknown>

/** What a filter may be asked with, and the same in a search query. */
const operators: ReadonlyMap<string, string> = new Map([
  ...['eq', 'in', 'like', 'neq', 'nin', 'or', 'nor', 'gt', 'gte', 'lt', 'lte', 'from', 'to', 'moreq'].map(
    (name): [string, string] => [name, name],
  ),
  ...['orGt', 'orGte', 'orLt', 'orLte', 'orFrom', 'orTo', 'orMoreq'].map((name): [string, string] => [name, name]),
  ['gteq', 'gte'],
  ['lteq', 'lte'],
  ['finset', 'in'],
])

/** The same as one of several alternatives. */
const alternatives: ReadonlyMap<string, string> = new Map([
  ['eq', 'or'],
  ['in', 'or'],
  ['like', 'or'],
  ['neq', 'nor'],
  ['nin', 'nor'],
  ...['gt', 'gte', 'lt', 'lte', 'from', 'to', 'moreq'].map((name): [string, string] => [
    name,
    `or${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  ]),
])

const deepest = 5

/**
 * `{ sku: { eq: "A" }, stock: { is_in_stock: { eq: true } }, or: { … } }` as the filters of a search query. A filter of the
 * catalogue scope is counted as well, as the field does; one that has only its scope is counted and filters nothing.
 */
export function readFilterArgument(filter: unknown): FilterArgument | string {
  const read: FilterArgument = { applied: [], available: [] }
  if (filter === undefined || filter === null) return read
  if (!isRecord(filter)) return 'A filter is an object of attributes.'
  for (const [attribute, value] of Object.entries(filter)) {
    const isGroup = attribute === 'or' && isRecord(value)
    const fault = isGroup ? readGroup(value, read) : readAttribute(attribute, value, read, false, 1)
    if (fault) return fault
  }
  return read
}

function readGroup(group: Operators, read: FilterArgument): string | undefined {
  for (const [attribute, value] of Object.entries(group)) {
    const fault = readAttribute(attribute, value, read, true, 1)
    if (fault) return fault
  }
  return undefined
}

function readAttribute(
  attribute: string,
  value: unknown,
  read: FilterArgument,
  isAlternative: boolean,
  depth: number,
): string | undefined {
  if (depth > deepest) return 'The filter is nested too deep.'
  const asked = isRecord(value) ? value : { [Array.isArray(value) ? 'in' : 'eq']: value }
  const names = Object.keys(asked)
  // Anything but an operator leads further into the document, and there must be operators at its end.
  const inner = names.filter((name) => !isOperator(name))
  const wrong = inner.find((name) => inner.length < names.length || !isRecord(asked[name]))
  if (wrong !== undefined) return `The filter ${attribute.slice(0, 60)} has no operator ${wrong.slice(0, 60)}.`
  if (inner.length === 0) return takeAttribute(attribute, asked, read, isAlternative)
  for (const name of names) {
    const fault = readAttribute(`${attribute}.${name}`, asked[name], read, isAlternative, depth + 1)
    if (fault) return fault
  }
  return undefined
}

function takeAttribute(attribute: string, asked: Operators, read: FilterArgument, isAlternative: boolean) {
  const { scope, notnull, null: isNull, ...given } = asked
  const value: Operators = {}
  if (notnull !== undefined) value.eq = null
  if (isNull !== undefined) value.neq = null
  for (const [name, operand] of Object.entries(given)) {
    const operator = operators.get(name) ?? name
    value[isAlternative ? (alternatives.get(operator) ?? operator) : operator] = operand
  }
  const inCatalog = [scope].flat().includes('catalog')
  if (inCatalog) read.available.push({ field: attribute, scope: 'catalog' })
  if (Object.keys(value).length > 0) {
    read.applied.push({ attribute, value, scope: inCatalog ? 'catalog' : 'default' })
  }
  return undefined
}

function isOperator(name: string): boolean {
  return operators.has(name) || name === 'scope' || name === 'notnull' || name === 'null'
}
