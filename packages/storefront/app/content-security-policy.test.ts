import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const none = { graphql: null, newsletter: null }
const sources = (directive: string, hosts: Partial<typeof none | Record<keyof typeof none, string>>) =>
  new RegExp(`${directive} ([^;]*)`).exec(contentSecurityPolicy('abc', { ...none, ...hosts }))?.[1]

test('[API-5] pages may connect to the shop, and to the host that answers GraphQL where there is one', () => {
  expect(sources('connect-src', {})).toBe("'self'")
  expect(sources('connect-src', { graphql: 'https://catalog.example:8443' })).toBe(
    "'self' https://catalog.example:8443",
  )
})

test('[NEWS-1] forms are sent to the shop, and to the mailing provider where there is one', () => {
  expect(sources('form-action', { graphql: 'https://catalog.example:8443' })).toBe("'self'")
  expect(sources('form-action', { newsletter: 'https://mail.example' })).toBe("'self' https://mail.example")
})
