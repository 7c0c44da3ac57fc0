import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const connectSources = (graphqlOrigin: string | null) =>
  /connect-src ([^;]*)/.exec(contentSecurityPolicy('abc', graphqlOrigin))?.[1]

test('[API-5] pages may connect to the shop, and to the host that answers GraphQL where there is one', () => {
  expect(connectSources(null)).toBe("'self'")
  expect(connectSources('https://catalog.example:8443')).toBe("'self' https://catalog.example:8443")
})
