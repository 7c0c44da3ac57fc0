import { expect, test } from 'vitest'
import { graphqlOrigin } from './graphql-origin.ts'

test.each([
  [{ protocol: 'https', host: null, port: null }, null],
  [{ protocol: 'https', host: 'catalog.example', port: null }, 'https://catalog.example'],
  [{ protocol: 'https', host: 'catalog.example', port: 443 }, 'https://catalog.example'],
  [{ protocol: 'http', host: 'Catalog.Example', port: 8080 }, 'http://catalog.example:8080'],
  [{ protocol: 'http', host: '[::1]', port: 4000 }, 'http://[::1]:4000'],
] as const)('[API-5] %j is asked at %s', (place, origin) => {
  expect(graphqlOrigin(place)).toBe(origin)
})
