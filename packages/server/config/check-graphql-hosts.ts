import type { z } from 'zod'
import type { GraphqlConfig } from './graphql-config.ts'

/** A port or a path alone would be read by nobody: without a host the shop itself is asked, at its own place. */
export function checkGraphqlHosts({ graphql }: { graphql: GraphqlConfig }, context: z.RefinementCtx): void {
  const { host, port, path, serverHost, serverPort } = graphql
  const report = (key: keyof GraphqlConfig, message: string) =>
    context.addIssue({ code: 'custom', path: ['graphql', key], message })

  if (port !== null && host === null) report('port', 'null while graphql.host is empty')
  if (path !== '/graphql' && host === null) report('path', '/graphql while graphql.host is empty')
  if (serverPort !== null && serverHost === null && host === null)
    report('serverPort', 'null while graphql.serverHost and graphql.host are empty')
}
