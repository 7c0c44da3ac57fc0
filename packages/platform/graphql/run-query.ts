import type { GraphqlRequest } from '@welt/contract/api/graphql.ts'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { checkLimits } from './check-limits.ts'
import { queryLimit } from './query-limit.ts'
import type { SearchContext } from './resolve-search.ts'

export interface QueryAnswer {
  status: 200 | 400
  body: object
}

export interface RunOptions {
  context: SearchContext
  introspection: boolean
}

/** Reads, measures, checks and runs a query, in this order: what is too large is never looked at closely. */
export async function runQuery(
  schema: GraphQLSchema,
  { query, variables, operationName }: GraphqlRequest,
  { context, introspection }: RunOptions,
): Promise<QueryAnswer> {
  const document = parseQuery(query)
  if (document instanceof GraphQLError) return refused([document])
  const tooMuch = checkLimits(document, schema, variables ?? {})
  if (tooMuch) return refused([new GraphQLError(tooMuch)])
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const faults = validate(schema, document, rules, { maxErrors: 5, hideSuggestions: !introspection })
  if (faults.length > 0) return refused(faults)
  const result = await execute({ schema, document, contextValue: context, variableValues: variables, operationName })
  rethrow(result)
  return !result.data ? refused(result.errors ?? []) : { status: 200, body: result }
}

function parseQuery(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: queryLimit.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}

/** What is no fault of the question is a bug or a broken machine: it is told as everywhere else, and stays in the log. */
function rethrow({ errors = [] }: ExecutionResult): void {
  for (const { originalError } of errors) {
    if (originalError && !(originalError instanceof GraphQLError)) throw originalError
  }
}

/** No data at all: the errors as GraphQL tells them, and the envelope that every call answers a refusal with. */
function refused(errors: readonly GraphQLError[]): QueryAnswer {
  return { status: 400, body: { code: 400, result: errors.map(({ message }) => message).join(' '), errors } }
}
