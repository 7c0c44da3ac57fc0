import { graphqlOrigin } from '@welt/storefront/api/graphql-origin.ts'
import type { Config } from '../config/config.ts'
import { remotePlatform } from '../platform/remote-platform.ts'

/** Who answers GraphQL to server rendering, where the configuration names somebody else than the platform. */
export function graphqlServer({
  graphql,
  platformTimeout,
}: Pick<Config, 'graphql' | 'platformTimeout'>): ((request: Request) => Promise<Response>) | undefined {
  const url = graphqlOrigin({
    protocol: graphql.serverProtocol ?? graphql.protocol,
    host: graphql.serverHost ?? graphql.host,
    port: graphql.serverPort ?? graphql.port,
  })
  if (url === null) return undefined
  const server = remotePlatform({ url, timeout: platformTimeout })
  return (request) => server.fetch(request)
}
