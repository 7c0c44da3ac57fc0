import {
  GraphQLBoolean,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLString,
} from 'graphql'
import { z } from 'zod'
import { jsonType } from './json-scalar.ts'

/** `__` is GraphQL's own. */
const fieldName = /^(?!__)[A-Za-z_]\w*$/

/** GraphQL types from the schemas of the contract: an entity is described once. Everything may be missing. */
export class OutputTypes {
  readonly #objects = new Map<z.ZodType, GraphQLObjectType>()

  /** The type of an entity. `more`: fields that do not stand in its documents. */
  object(name: string, schema: z.ZodType, more: GraphQLFieldConfigMap<unknown, unknown> = {}): GraphQLObjectType {
    const known = this.#objects.get(schema)
    if (known) return known
    if (!(schema instanceof z.ZodObject)) throw new Error(`The schema of ${name} describes no object.`)
    const { shape } = schema
    const type = new GraphQLObjectType({ name, fields: () => ({ ...this.#fields(name, shape), ...more }) })
    this.#objects.set(schema, type)
    return type
  }

  #fields(name: string, shape: z.ZodRawShape): GraphQLFieldConfigMap<unknown, unknown> {
    const fields: GraphQLFieldConfigMap<unknown, unknown> = {}
    for (const [key, schema] of Object.entries(shape)) {
      if (fieldName.test(key) && schema instanceof z.ZodType)
        fields[key] = { type: this.#type(name + pascal(key), schema) }
    }
    return fields
  }

  #type(name: string, schema: z.ZodType): GraphQLOutputType {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
      return this.#inner(name, schema.unwrap())
    }
    if (schema instanceof z.ZodLazy) return this.#inner(name, schema.unwrap())
    if (schema instanceof z.ZodArray) return new GraphQLList(this.#inner(name, schema.element))
    if (schema instanceof z.ZodObject) return this.object(name, schema)
    if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return GraphQLString
    if (schema instanceof z.ZodBoolean) return GraphQLBoolean
    if (schema instanceof z.ZodNumber) return schema instanceof z.ZodNumberFormat ? GraphQLInt : GraphQLFloat
    // A number here and a text there, or whatever a merchant's own field holds.
    return jsonType
  }

  #inner(name: string, schema: unknown): GraphQLOutputType {
    return schema instanceof z.ZodType ? this.#type(name, schema) : jsonType
  }
}

function pascal(key: string): string {
  return key
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}
