import { Html, html } from '../html/html.ts'
import { componentPath, type JsonSchema } from './json-schema.ts'

const deepest = 5
/** So few are no list: what is below them is shown at once. */
const fewFields = 2
const nothing = new Html('')

/** A schema for readers: its type in a word, and below it every field, folded away where there are many. */
export function schemaView(schema: JsonSchema, depth = 0): Html {
  const fields = Object.entries(fieldsOf(schema))
  if (fields.length === 0 || depth > deepest) return nothing
  const required = new Set(requiredOf(schema))
  const rows = fields.map(([name, field]) =>
    fieldView(name, field, { isRequired: required.has(name), depth, isOpen: fields.length <= fewFields }),
  )
  return html`<dl class="fields">${rows}</dl>`
}

interface FieldPlace {
  isRequired: boolean
  depth: number
  isOpen?: boolean
  /** Of a parameter: the path or the query. */
  place?: string
}

export function fieldView(name: string, field: JsonSchema, { isRequired, depth, isOpen, place }: FieldPlace): Html {
  const below = schemaView(field, depth + 1)
  const fold = isOpen ? html`<details open>` : html`<details>`
  const inner = below === nothing ? nothing : html`${fold}<summary>Fields of ${name}</summary>${below}</details>`
  const must = isRequired ? html` <span class="must">required</span>` : nothing
  const where = place ? html` <span class="place">in ${place}</span>` : nothing
  return html`<div><dt><code>${name}</code> <span class="type">${typeName(field)}</span>${must}${where}</dt><dd>${describe(field)}${inner}</dd></div>`
}

/** `text`, `list of Product`, `number or null`: names of entities lead to them. */
export function typeName(schema: JsonSchema): Html {
  const { $ref, items, anyOf, oneOf, allOf, type } = schema
  if ($ref) return refLink($ref)
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`
  const choices = anyOf ?? oneOf ?? allOf
  if (choices) return joined(choices.map(typeName))
  if (Array.isArray(type)) return joined(type.map((one) => typeName({ ...schema, type: one })))
  if (type === 'array') return html`list${items ? html` of ${typeName(items)}` : nothing}`
  return html`${type ?? 'anything'}`
}

function joined(parts: readonly Html[]): Html {
  const distinct = [...new Set(parts.map(({ text }) => text))]
  return new Html(distinct.join(' or '))
}

function refLink(ref: string): Html {
  const name = ref.replace(componentPath, '')
  return html`<a href="#entity-${name}">${name}</a>`
}

function describe({ description, format, pattern, default: byDefault, ...bounds }: JsonSchema): Html {
  const facts = [
    ...(byDefault === undefined ? [] : [`${JSON.stringify(byDefault)} by default`]),
    ...(format ? [format] : []),
    ...(pattern ? [pattern] : []),
    ...boundsOf(bounds),
  ]
  const text = description ? html`<p>${description}</p>` : nothing
  return facts.length === 0 ? text : html`${text}<p class="facts">${facts.join(', ')}</p>`
}

function boundsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: JsonSchema): string[] {
  const range = (from: number | undefined, to: number | undefined, what: string) => {
    if (from === undefined && to === undefined) return []
    if (to === undefined) return [`at least ${from}${what}`]
    return [from === undefined ? `at most ${to}${what}` : `${from} to ${to}${what}`]
  }
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, ' characters'),
    ...range(minItems, maxItems, ' elements'),
  ]
}

/** Of an object, of the elements of a list, or of all that it may be. */
function fieldsOf(schema: JsonSchema): Record<string, JsonSchema> {
  if (schema.properties) return schema.properties
  if (schema.items) return fieldsOf(schema.items)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  return Object.fromEntries(choices.flatMap((choice) => Object.entries(fieldsOf(choice))))
}

function requiredOf(schema: JsonSchema): readonly string[] {
  return schema.required ?? (schema.items ? requiredOf(schema.items) : [])
}
