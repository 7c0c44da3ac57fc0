import { z } from 'zod'
import { defineCall } from './call.ts'

export const GraphqlRequest = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
  extensions: z.looseObject({}).nullish(),
})
export type GraphqlRequest = z.infer<typeof GraphqlRequest>

/** A bare answer without the envelope. One that has no data at all carries `code` and `result` beside its errors. */
export const GraphqlResponse = z.looseObject({
  data: z.looseObject({}).nullish(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
  code: z.int().optional(),
  result: z.string().optional(),
})

/** POST /graphql — catalogue search in GraphQL; also as GET with `query`, `variables` (JSON) and `operationName`. */
export const askGraphql = defineCall({
  method: 'POST',
  path: '/graphql',
  summary: 'Searches the catalogue of the store view in GraphQL.',
  body: GraphqlRequest,
  result: GraphqlResponse,
  errors: { 400: 'A GraphQL request needs a query.' },
})
