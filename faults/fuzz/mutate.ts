import { hostileTexts, hostileValues } from '@welt/contract/conformance/hostile-value.ts'
import { type Chance, oneOf } from './chance.ts'

/** A body as text, made of a sound one: parts replaced, taken away, added, doubled, nested, cut. */
export function mutateBody(sound: unknown, chance: Chance): string {
  let value: unknown = structuredClone(sound)
  const changes = Math.floor(chance() * 3)
  for (let change = 0; change < changes; change++) value = mutateValue(value, chance)
  const text = JSON.stringify(value) ?? 'null'
  const fate = chance()
  if (fate < 0.04) return text.slice(0, Math.floor(chance() * text.length))
  if (fate < 0.07) return `${text}${oneOf([',', '}', 'x', '\0', '{}'], chance)}`
  if (fate < 0.11) return text.replace(/^\{("[^"]+"):/, '{$1:"doubled",$1:')
  if (fate < 0.14) return nested(text, oneOf([19, 20, 21, 30, 2000], chance))
  if (fate < 0.15) return `\ufeff${text}`
  return text
}

function mutateValue(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance() < 0.15) return oneOf(hostileValues, chance)
  if (Array.isArray(value)) {
    if (value.length === 0) return [oneOf(hostileValues, chance)]
    const place = Math.floor(chance() * value.length)
    return value.map((part: unknown, at) => (at === place ? mutateValue(part, chance) : part))
  }
  const entries = Object.entries<unknown>({ ...value })
  if (entries.length === 0 || chance() < 0.12)
    return withKey(value, oneOf(extraKeys, chance), oneOf(hostileValues, chance))
  const [key, part] = oneOf(entries, chance)
  if (chance() < 0.15) return Object.fromEntries(entries.filter(([name]) => name !== key))
  return { ...value, [key]: mutateValue(part, chance) }
}

const extraKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'then',
  'id',
  'customer_id',
  'group_id',
  '',
  '\0',
  'a'.repeat(2000),
]

/** As an own key, also where the name would otherwise reach a prototype. */
function withKey(record: object, key: string, value: unknown): object {
  const changed = { ...record }
  Object.defineProperty(changed, key, { value, enumerable: true, configurable: true, writable: true })
  return changed
}

function nested(text: string, levels: number): string {
  return `${'{"a":'.repeat(levels)}${text}${'}'.repeat(levels)}`
}

/** A query, made of a sound one: hostile values, doubled and further parameters, broken escapes. */
export function mutateQuery(sound: Readonly<Record<string, unknown>>, chance: Chance): string {
  const pairs = Object.entries(sound).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ])
  const parts = pairs.map(([name, value]) => pair(name, chance() < 0.35 ? oneOf(hostileTexts, chance) : value))
  const fate = chance()
  const [name] = oneOf(pairs.length > 0 ? pairs : [['a', '']], chance)
  if (fate < 0.1) parts.push(pair(name, oneOf(hostileTexts, chance)))
  else if (fate < 0.15) parts.push('token=a', 'token=b')
  else if (fate < 0.18) parts.push(...Array.from({ length: 120 }, (_, at) => `p${at}=1`))
  else if (fate < 0.2) parts.push(`long=${'x'.repeat(9000)}`)
  else if (fate < 0.23) parts.push('%zz=%C3%28', '=', '&&', '__proto__=1')
  else if (fate < 0.28) parts.push(`storeCode=${encodeURIComponent(oneOf(hostileTexts, chance).toWellFormed())}`)
  return parts.join('&')
}

/** A lone surrogate has no UTF-8; browsers send the replacement character. */
function pair(name: string, value: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`
}
