import type { z } from 'zod'
import { isRecord } from '../../search/field-values.ts'
import type { Mended, Notes } from '../report/notes.ts'
import type { Draft } from './draft.ts'

/** Each round leaves out what the schema refuses; what was around it may then lack something, so a few are needed. */
const mostRounds = 8

/**
 * The last look at a document: what the contract does not understand is left out, as little as possible of it. Where
 * something is missing that must be there, the whole around it goes.
 */
export function fitSchema<Schema extends z.ZodType>(
  schema: Schema,
  draft: Draft,
  notes: Notes,
): Mended<z.output<Schema> & Draft> {
  for (let round = 0; round < mostRounds; round += 1) {
    const parsed = schema.safeParse(draft)
    // The draft itself goes on: a loose schema keeps every field, and this one keeps their order.
    if (parsed.success) return { ok: true, document: asParsed<Schema>(draft) }
    const paths = parsed.error.issues.map(({ path }) => refusedPart(draft, path.map(String)))
    const whole = paths.findIndex((path) => path.length === 0)
    if (whole !== -1) {
      return { ok: false, reason: 'not-understood', field: parsed.error.issues[whole]?.path.join('.') ?? '' }
    }
    for (const path of paths) {
      remove(draft, path)
      notes.add('not-understood', path.filter((step) => !/^\d+$/.test(step)).join('.'))
    }
    closeGaps(draft)
  }
  return { ok: false, reason: 'not-understood' }
}

/** A missing field cannot be left out: that around it must be. */
function refusedPart(draft: Draft, path: string[]): string[] {
  return valueAt(draft, path) === undefined ? path.slice(0, -1) : path
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, step) => childOf(inner, step), value)
}

function childOf(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return value[Number(step)]
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined
}

const gap = Symbol('gap')

function remove(draft: Draft, path: readonly string[]): void {
  const last = path.at(-1)
  const around = valueAt(draft, path.slice(0, -1))
  if (last === undefined) return
  if (Array.isArray(around)) around[Number(last)] = gap
  else if (isRecord(around)) delete around[last]
}

/** Elements are taken out of their lists only when all places have been used. */
function closeGaps(value: unknown): void {
  if (Array.isArray(value)) {
    for (let at = value.length - 1; at >= 0; at -= 1) {
      if (value[at] === gap) value.splice(at, 1)
      else closeGaps(value[at])
    }
  } else if (isRecord(value)) for (const inner of Object.values(value)) closeGaps(inner)
}

function asParsed<Schema extends z.ZodType>(draft: Draft): z.output<Schema> & Draft {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema has just said so
  return draft as z.output<Schema> & Draft
}
