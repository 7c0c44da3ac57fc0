import type { AnyCall } from '@welt/contract/api/all-calls.ts'
import type { CallSchemas } from './call-schemas.ts'
import { exampleOf, namedExample } from './example-of.ts'
import type { JsonSchema } from './json-schema.ts'
import { parametersOf } from './open-api.ts'

/** What a placeholder of a path may stand for. */
const inPath: Readonly<Record<string, string>> = { id: '1', order_id: '000001000', name: 'offers' }

/** A line for a terminal that asks this call of the shop at `origin`. */
export function curlExample(
  call: AnyCall,
  schemas: CallSchemas,
  { origin, components }: { origin: string; components: Readonly<Record<string, JsonSchema>> },
): string {
  const parameters = parametersOf(call, schemas)
  const valueOf = (name: string, schema: JsonSchema) => {
    const value = inPath[name] ?? namedExample(name, schema, components)
    return typeof value === 'string' ? value : JSON.stringify(value ?? '')
  }
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const schema = parameters.find((one) => one.name === name)?.schema ?? {}
    return encodeURIComponent(valueOf(name, schema))
  })
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map(({ name, schema }) => `${name}=${encodeURIComponent(valueOf(name, schema)).replaceAll('%2C', ',')}`)
  const isCustomers = 401 in call.errors
  return [
    `curl${call.method === 'GET' ? '' : ` -X ${call.method}`} '${origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}'`,
    ...(isCustomers ? [`-H 'Authorization: Bearer TOKEN'`] : []),
    ...(schemas.body
      ? [`-H 'Content-Type: application/json'`, `-d '${json(exampleOf(schemas.body, components))}'`]
      : []),
  ].join(' \\\n  ')
}

const widest = 80

/** An apostrophe would end the text of a shell. */
function json(value: unknown): string {
  const line = JSON.stringify(value)
  return (line.length > widest ? JSON.stringify(value, null, 2) : line).replaceAll("'", '\\u0027')
}
