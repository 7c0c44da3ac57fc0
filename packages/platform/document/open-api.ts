import { type AnyCall, bareCalls, type CallModule, callModules } from '@welt/contract/api/all-calls.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { type AllSchemas, type CallSchemas, callSchemas } from './call-schemas.ts'
import { exampleOf } from './example-of.ts'
import type { JsonSchema } from './json-schema.ts'

export interface OpenApiOptions {
  version: string
  storeViews: readonly Pick<StoreView, 'storeCode' | 'name'>[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters: (Parameter | { $ref: string })[]
  requestBody?: unknown
  responses: Record<string, unknown>
  security?: unknown
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter>; securitySchemes: unknown }
}

/** The whole wire in one document, written from the same schemas that check every request. */
export function openApi({ version, storeViews }: OpenApiOptions): OpenApi {
  const schemas = callSchemas()
  const paths: OpenApi['paths'] = {}
  for (const module of callModules) {
    for (const [name, call] of Object.entries(module.calls)) {
      const path = templateOf(call.path)
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call, module, schemas) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Welt', version, description },
    tags: callModules.map(({ name, title }) => ({ name, description: title })),
    paths,
    components: {
      schemas: schemas.components,
      parameters: { storeCode: storeCodeParameter(storeViews) },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        query: { type: 'apiKey', in: 'query', name: 'token' },
      },
    },
  }
}

const description =
  'Answers are JSON: `{code, result}`, and the HTTP status is the code. Catalogue search, paths and GraphQL answer their result alone. ' +
  'A call is about a store view: that of the header `x-vs-store-code`, else of the query parameter `storeCode`, else of the prefix of the path, else the default one. ' +
  'A customer is known by `Authorization: Bearer`, else by the query parameter `token`; empty, `null` and `undefined` mean a guest.'

function operation(name: string, call: AnyCall, module: CallModule, all: AllSchemas): Operation {
  const schemas = all.of(name)
  const isBare = bareCalls.has(call)
  const success = isBare ? schemas.result : envelopeOf(schemas.result)
  return {
    operationId: name,
    summary: call.summary,
    tags: [module.name],
    parameters: [...parametersOf(call, schemas), { $ref: '#/components/parameters/storeCode' }],
    ...(schemas.body && { requestBody: bodyOf(schemas.body, all) }),
    responses: { 200: response('The answer.', success), ...errorsOf(call) },
    ...(401 in call.errors && { security: [{ bearer: [] }, { query: [] }, {}] }),
  }
}

/** `/a/:id` is `/a/{id}` here. */
export function templateOf(path: string): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

export function parametersOf({ path }: AnyCall, { query }: Pick<CallSchemas, 'query'>): Parameter[] {
  const required = new Set(query?.required ?? [])
  return Object.entries(query?.properties ?? {}).map(([name, { description, ...schema }]) => {
    const isInPath = path.split('/').includes(`:${name}`)
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: isInPath || required.has(name),
      ...(description !== undefined && { description }),
      schema,
    }
  })
}

function bodyOf(schema: JsonSchema, { components }: AllSchemas): unknown {
  return { required: true, content: { 'application/json': { schema, example: exampleOf(schema, components) } } }
}

export function envelopeOf(result: JsonSchema): JsonSchema {
  return { type: 'object', properties: { code: { type: 'integer', const: 200 }, result }, required: ['code', 'result'] }
}

/** Every call may be asked wrongly; the texts are those that it names itself. */
function errorsOf({ errors }: AnyCall): Record<string, unknown> {
  const schema = { $ref: '#/components/schemas/ErrorEnvelope' }
  const told: Record<string, unknown> = {}
  if (!(400 in errors)) told[400] = response('What is wrong with the request, in words.', schema)
  for (const [code, text] of Object.entries(errors)) {
    told[code] = response(text, schema, { code: Number(code), result: text })
  }
  return { ...told, default: response('Any other fault, in words.', schema) }
}

function response(text: string, schema: JsonSchema, example?: unknown): unknown {
  return {
    description: text,
    content: { 'application/json': example === undefined ? { schema } : { schema, example } },
  }
}

function storeCodeParameter(storeViews: OpenApiOptions['storeViews']): Parameter {
  return {
    name: 'storeCode',
    in: 'query',
    required: false,
    description: `The store view: ${storeViews.map(({ storeCode, name }) => `${storeCode} (${name})`).join(', ')}.`,
    schema: { type: 'string', enum: storeViews.map(({ storeCode }) => storeCode) },
  }
}
