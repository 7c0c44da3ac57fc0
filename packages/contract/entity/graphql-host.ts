import { z } from 'zod'

/** A name or an address of the network; it also stands in the pages' content security policy. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])$/i

export const hostName = z.string().regex(hostPattern, { error: 'a host name without protocol, port and path' })
export const portNumber = z.int().min(1).max(65_535)
export const webProtocol = z.enum(['http', 'https'])

/** Where browsers ask the catalogue in GraphQL. */
export const GraphqlHost = z.strictObject({
  protocol: webProtocol.default('https').describe('How browsers speak to that host.'),
  host: hostName
    .nullable()
    .default(null)
    .describe(
      'Host that browsers ask in GraphQL; the shop itself when empty. Read with `search.adapter` graphql alone.',
    ),
  port: portNumber.nullable().default(null).describe('Port of that host; the one of the protocol when empty.'),
  path: z
    .string()
    .regex(/^(?:\/[\w.~-]+)+$/, { error: 'a path like /graphql' })
    .default('/graphql')
    .describe('Path of GraphQL at that host; the code of the store view follows it where there are several.'),
})
export type GraphqlHost = z.infer<typeof GraphqlHost>
