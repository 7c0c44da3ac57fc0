import { isRecord } from '../search/field-values.ts'
import type { Document } from '../search/search-engine.ts'

/** Which fields of a document travel. Made once per question, then asked for every path of every document. */
export interface Projection {
  /** The same text for the same fields. */
  key: string
  rule(path: string): PathRule
}

interface PathRule {
  included: boolean
  /** Something below may be included although this is not. */
  includesBelow: boolean
  excluded: boolean
  excludesBelow: boolean
}

/**
 * Patterns are dotted paths in which `*` stands for any letters, dots too. No include pattern means everything.
 * `companions`: fields that the platform computes travel wherever the field they belong to does, unless they are excluded.
 */
export function createProjection(
  include: readonly string[],
  exclude: readonly string[],
  companions: ReadonlyMap<string, string> = new Map(),
): Projection {
  const rules = new Map<string, PathRule>()
  const matchesInclude = (path: string) => include.length === 0 || include.some((pattern) => matches(pattern, path))

  function decide(path: string): PathRule {
    const leading = companions.get(path)
    return {
      included: matchesInclude(path) || (leading !== undefined && matchesInclude(leading)),
      includesBelow: include.some((pattern) => mayMatchBelow(pattern, path)),
      excluded: exclude.some((pattern) => matches(pattern, path)),
      excludesBelow: exclude.some((pattern) => mayMatchBelow(pattern, path)),
    }
  }

  return {
    key: JSON.stringify([include, exclude]),
    rule(path) {
      const rule = rules.get(path) ?? decide(path)
      rules.set(path, rule)
      return rule
    },
  }
}

export function projectDocument(document: Document, projection: Projection): Record<string, unknown> {
  return projectRecord(document, projection, '', false)
}

function projectRecord(
  record: Document,
  projection: Projection,
  prefix: string,
  whole: boolean,
): Record<string, unknown> {
  const picked: Record<string, unknown> = {}
  for (const key of Object.keys(record)) {
    const value = projectValue(record[key], projection, prefix + key, whole)
    if (value !== undefined) picked[key] = value
  }
  return picked
}

function projectValue(value: unknown, projection: Projection, path: string, whole: boolean): unknown {
  const rule = projection.rule(path)
  if (rule.excluded) return undefined
  const included = whole || rule.included
  if (!included && !rule.includesBelow) return undefined
  if (included && !rule.excludesBelow) return value
  if (Array.isArray(value)) return projectList(value, projection, path, included)
  if (!isRecord(value)) return included ? value : undefined
  const picked = projectRecord(value, projection, `${path}.`, included)
  return included || Object.keys(picked).length > 0 ? picked : undefined
}

function projectList(list: readonly unknown[], projection: Projection, path: string, included: boolean): unknown {
  const picked = list.flatMap((element) => {
    if (!isRecord(element)) return included ? [element] : []
    const record = projectRecord(element, projection, `${path}.`, included)
    return included || Object.keys(record).length > 0 ? [record] : []
  })
  return included || picked.length > 0 ? picked : undefined
}

/** Does the pattern name this path? */
function matches(pattern: string, path: string): boolean {
  return statesAfter(pattern, path).has(pattern.length)
}

/** Could the pattern name something under this path? */
function mayMatchBelow(pattern: string, path: string): boolean {
  return statesAfter(pattern, `${path}.`).size > 0
}

/** All places in the pattern that reading the text can lead to: no way of writing a pattern makes this slow. */
function statesAfter(pattern: string, text: string): Set<number> {
  let states = skipStars(pattern, new Set([0]))
  for (const letter of text) {
    const next = new Set<number>()
    for (const state of states) {
      if (pattern[state] === '*') next.add(state)
      else if (pattern[state] === letter) next.add(state + 1)
    }
    states = skipStars(pattern, next)
    if (states.size === 0) break
  }
  return states
}

/** A star may stand for nothing. */
function skipStars(pattern: string, states: Set<number>): Set<number> {
  for (const state of states) if (pattern[state] === '*') states.add(state + 1)
  return states
}
