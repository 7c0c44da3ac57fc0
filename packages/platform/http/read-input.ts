import type { Call } from '@welt/contract/api/call.ts'
import type { z } from 'zod'
import { type Failure, fail } from './envelope.ts'
import { inputFault } from './input-fault.ts'
import { readJson } from './read-json.ts'
import { readQuery } from './read-query.ts'
import type { RequestContext } from './request-context.ts'

export interface Input<Query extends z.ZodType, Body extends z.ZodType> {
  query: z.output<Query>
  body: z.output<Body>
  context: RequestContext
}

/**
 * Query and body as the call's schemas give them, or the answer that says what is wrong. Placeholders in the path count
 * as query parameters: `/api/stock/check/:sku` is the same call as `/api/stock/check?sku=`.
 */
export async function readInput<Query extends z.ZodType, Body extends z.ZodType, Result extends z.ZodType>(
  call: Call<Query, Body, Result>,
  context: RequestContext,
  pathValues: Record<string, string>,
): Promise<{ input: Input<Query, Body> } | { failure: Failure }> {
  const asked = readQuery(context.query, pathValues)
  if ('failure' in asked) return asked
  const query = check(call, call.query, asked.value)
  if ('failure' in query) return query

  const sent = call.body ? await readJson(context) : nothing
  if ('failure' in sent) return sent
  const body = check(call, call.body, sent.value)
  if ('failure' in body) return body

  return { input: { query: query.value, body: body.value, context } }
}

const nothing = { value: undefined }

function check<Schema extends z.ZodType>(
  call: { errors: Record<number, string> },
  schema: Schema | undefined,
  value: unknown,
): { value: z.output<Schema> } | { failure: Failure } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a call without this schema has the type undefined here
  if (!schema) return nothing as { value: z.output<Schema> }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data }
  return { failure: fail(400, inputFault(call, value, parsed.error.issues)) }
}
