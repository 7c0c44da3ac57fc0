import { GraphqlHost, hostName, portNumber, webProtocol } from '@welt/contract/entity/graphql-host.ts'
import { z } from 'zod'

/** Server rendering can take another way than browsers do: the host behind the proxy that they see. */
export const GraphqlConfig = z.strictObject({
  ...GraphqlHost.shape,
  serverProtocol: webProtocol
    .nullable()
    .default(null)
    .describe('How server rendering speaks to GraphQL; as browsers do when empty.'),
  serverHost: hostName
    .nullable()
    .default(null)
    .describe('Host that server rendering asks in GraphQL; `graphql.host` when empty, and the platform when both are.'),
  serverPort: portNumber.nullable().default(null).describe('Port of that host; `graphql.port` when empty.'),
})
export type GraphqlConfig = z.infer<typeof GraphqlConfig>
