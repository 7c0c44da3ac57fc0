import { z } from 'zod'
import { type Chance, oneOf } from './chance.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values that lead further into a call than anything invented would: by the name of the field. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>

/** Something that the schema describes, more or less; a little wrong is right here. */
export function sampleOf(schema: z.ZodType, known: KnownValues, chance: Chance): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return sample(root, { root, known, chance, name: '', depth: 0 })
}

interface Place {
  root: JsonSchema
  known: KnownValues
  chance: Chance
  name: string
  depth: number
}

function sample(schema: JsonSchema | boolean | undefined, place: Place): unknown {
  const { chance, known, name, depth, root } = place
  const values = known[name]
  if (values && chance() < 0.8) return oneOf(values, chance)
  if (typeof schema !== 'object' || depth > 8) return oneOf(['x', 1, null, true], chance)
  if (schema.$ref) return sample(root.$defs?.[schema.$ref.replace('#/$defs/', '')], { ...place, depth: depth + 1 })
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(schema.enum, chance)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) return sample(oneOf(choices, chance), place)
  return ofType(schema, place)
}

function ofType(schema: JsonSchema, place: Place): unknown {
  const { chance, depth } = place
  switch (schema.type) {
    case 'object': {
      const required = new Set(schema.required)
      const kept = Object.entries(schema.properties ?? {}).filter(([key]) => required.has(key) || chance() < 0.6)
      return Object.fromEntries(kept.map(([name, part]) => [name, sample(part, { ...place, name, depth: depth + 1 })]))
    }
    case 'array': {
      const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
      const count = Math.max(schema.minItems ?? 0, chance() < 0.7 ? 1 : 2)
      return Array.from({ length: Math.min(count, 5) }, () => sample(items, { ...place, depth: depth + 1 }))
    }
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 1, Math.min(schema.maximum ?? 100, Math.floor(chance() * 100)))
    case 'boolean':
      return chance() < 0.5
    case 'null':
      return null
    case 'string':
    case undefined:
      return text(schema, chance)
  }
}

function text({ pattern, minLength = 0 }: JsonSchema, chance: Chance): string {
  const candidates = ['a', '12', 'DE', 'Berlin', 'a@b.de', 'abc-def']
  const fitting = candidates.filter(
    (one) => one.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(one)),
  )
  return oneOf(fitting.length > 0 ? fitting : ['x'.repeat(minLength)], chance)
}
