import type { GraphqlHost } from '@welt/contract/entity/graphql-host.ts'

/** The origin of a host that answers GraphQL; null where none is named. A port that the protocol has anyway is left out. */
export function graphqlOrigin({ protocol, host, port }: Omit<GraphqlHost, 'path'>): string | null {
  return host === null ? null : new URL(`${protocol}://${host}:${port ?? ''}`).origin
}
