import { allCalls } from '@welt/contract/api/all-calls.ts'
import { allEntities } from '@welt/contract/entity/all-entities.ts'
import { ErrorEnvelope } from '@welt/contract/envelope.ts'
import type { z } from 'zod'
import { componentPath, type JsonSchema, writeJsonSchemas } from './json-schema.ts'

export interface CallSchemas {
  query: JsonSchema | undefined
  body: JsonSchema | undefined
  result: JsonSchema
}

export interface AllSchemas {
  /** Entities by name, and what they share. */
  components: Record<string, JsonSchema>
  of(name: string): CallSchemas
}

/** The schemas of all calls and entities, written once. */
export function callSchemas(): AllSchemas {
  const entities = new Map<z.ZodType, string>(Object.entries(allEntities).map(([name, schema]) => [schema, name]))
  const sentNames = namesOf(['query', 'body'], new Map())
  const toldNames = namesOf(['result'], entities)
  const sent = writeJsonSchemas(byName(sentNames), 'input')
  const told = writeJsonSchemas({ ...allEntities, ErrorEnvelope, ...byName(toldNames) }, 'output')
  const parts = new Set([...sentNames.values(), ...toldNames.values()])

  const sentBy = (schema: z.ZodType | undefined) => schema && sent[sentNames.get(schema) ?? '']

  function toldBy(schema: z.ZodType): JsonSchema {
    const entity = entities.get(schema)
    return entity === undefined ? (told[toldNames.get(schema) ?? ''] ?? {}) : { $ref: componentPath + entity }
  }

  return {
    components: Object.fromEntries(Object.entries({ ...sent, ...told }).filter(([name]) => !parts.has(name))),
    of(name) {
      const call = allCalls[name]
      if (!call) throw new Error(`There is no call ${name}.`)
      return { query: sentBy(call.query), body: sentBy(call.body), result: toldBy(call.result) }
    },
  }
}

/** A schema can have one name only: that of the first call that has it, and none where it is an entity. */
function namesOf(parts: readonly ('query' | 'body' | 'result')[], entities: ReadonlyMap<z.ZodType, string>) {
  const names = new Map<z.ZodType, string>()
  for (const [name, call] of Object.entries(allCalls)) {
    for (const part of parts) {
      const schema = call[part]
      if (schema && !names.has(schema) && !entities.has(schema)) names.set(schema, `${name}-${part}`)
    }
  }
  return names
}

function byName(names: ReadonlyMap<z.ZodType, string>): Record<string, z.ZodType> {
  return Object.fromEntries([...names].map(([schema, name]) => [name, schema]))
}
