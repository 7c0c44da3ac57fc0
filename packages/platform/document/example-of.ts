import { componentPath, type JsonSchema } from './json-schema.ts'

const deepest = 6

/** Values of names that say what they are; everything else gets a value of its type. */
const wellKnown: Readonly<Record<string, unknown>> = {
  email: 'erika@example.org',
  username: 'erika@example.org',
  sourceAddress: 'erika@example.org',
  targetAddress: 'service@example.org',
  password: 'Rahmen-genäht-7',
  newPassword: 'Rahmen-genäht-8',
  currentPassword: 'Rahmen-genäht-7',
  firstname: 'Erika',
  lastname: 'Müller',
  nickname: 'Erika',
  city: 'Pirmasens',
  postcode: '66953',
  country_id: 'DE',
  countryId: 'DE',
  street: ['Hauptstraße', '7'],
  telephone: '06331 55 20 40',
  title: 'Wie für mich gemacht',
  detail: 'Sitzt vom ersten Tag an.',
  sku: 'OXFORD',
  skus: 'OXFORD,DERBY',
  qty: 1,
  url: 'schuhe',
  index: 'vue_storefront_catalog',
  entity: 'product',
  identifier: 'impressum',
  storeId: '1',
  query: '{ products(pageSize: 2) { nodes { sku name } } }',
  coupon: 'WILLKOMMEN10',
  currencyCode: 'EUR',
  rating: 5,
}

/** A value that a schema would take, for a reader to begin with: what is required, and of the rest what has a well-known name. */
export function exampleOf(schema: JsonSchema, components: Readonly<Record<string, JsonSchema>>, depth = 0): unknown {
  if (depth > deepest) return undefined
  if (schema.$ref?.startsWith(componentPath)) {
    return exampleOf(components[schema.$ref.slice(componentPath.length)] ?? {}, components, depth + 1)
  }
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.find(({ type }) => type !== 'null')
  if (choice) return exampleOf(choice, components, depth + 1)
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  if (type === 'object') return objectExample(schema, components, depth)
  if (type === 'array')
    return [schema.items ? exampleOf(schema.items, components, depth + 1) : undefined].filter(isThere)
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return true
  return type === 'string' ? 'text' : null
}

function objectExample(
  { properties = {}, required = [] }: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  depth: number,
): Record<string, unknown> {
  const example: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    const isWanted = required.includes(name) || Object.hasOwn(wellKnown, name)
    const value = isWanted ? namedExample(name, property, components, depth) : undefined
    if (isThere(value)) example[name] = value
  }
  return example
}

/** A well-known value counts only where the schema says nothing narrower. */
export function namedExample(
  name: string,
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  depth = 0,
): unknown {
  const isNarrow = schema.const !== undefined || schema.enum !== undefined
  return Object.hasOwn(wellKnown, name) && !isNarrow ? wellKnown[name] : exampleOf(schema, components, depth + 1)
}

function isThere(value: unknown): boolean {
  return value !== undefined
}
