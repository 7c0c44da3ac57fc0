import { z } from 'zod'

/** What of a JSON schema is told in documents. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  additionalProperties?: boolean | JsonSchema
}

export const componentPath = '#/components/schemas/'

/**
 * Schemas of both ways at once: what is sent to the platform, and what it answers. Those that have a name refer to each
 * other by it. A schema without JSON of its own (a transformation, say) is told as what goes into it.
 */
export function writeJsonSchemas(named: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const uri = (id: string) => componentPath + id
  const { schemas } = z.toJSONSchema(registry, { io, uri, unrepresentable: 'any', cycles: 'ref' })
  return hoistShared(schemas, io)
}

/** What several share without a name of its own becomes a component as well: a pointer into another schema is none. */
function hoistShared(schemas: Record<string, unknown>, io: string): Record<string, JsonSchema> {
  const { __shared: shared, ...own } = schemas
  const definitions = isRecord(shared) && isRecord(shared.$defs) ? shared.$defs : {}
  const place = `Shared_${io}_`
  const all: Record<string, unknown> = { ...own }
  for (const [name, schema] of Object.entries(definitions)) all[place + name] = schema
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => [name, clean(schema, (ref) => ref.replace('__shared#/$defs/', place))]),
  )
}

/** Bounds that only say "a safe integer", and where a schema would be found, tell a reader nothing. */
function clean(schema: unknown, refer: (ref: string) => string): JsonSchema {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema is JSON of this shape
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === '$schema' || key === '$id') return undefined
    if (key === '$ref' && typeof value === 'string') return refer(value)
    if ((key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER)
      return undefined
    return value
  }) as JsonSchema
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
