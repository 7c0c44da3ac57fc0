import { GraphQLScalarType, valueFromASTUntyped } from 'graphql'

/** Any JSON value under a name of its own, written out in the query or sent as a variable. */
export function jsonScalar(name: string, description: string): GraphQLScalarType<unknown, unknown> {
  return new GraphQLScalarType({
    name,
    description,
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables): unknown => valueFromASTUntyped(node, variables),
  })
}

export const jsonType = jsonScalar('JSON', 'Any JSON value.')
