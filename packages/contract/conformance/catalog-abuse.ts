import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ErrorEnvelope } from '../envelope.ts'
import { sendDsl } from './ask-dsl.ts'
import type { Answer, ConformanceClient } from './conformance-client.ts'
import type { Shop } from './shop.ts'

const clauses = [
  'bool',
  'must',
  'should',
  'filter',
  'must_not',
  'minimum_should_match',
  'term',
  'terms',
  'match',
  'match_phrase',
  'range',
  'exists',
  'ids',
  'values',
  'multi_match',
  'fields',
  'query',
  'query_string',
  'function_score',
  'functions',
  'random_score',
  'nested',
  'path',
  'constant_score',
  'dis_max',
  'queries',
  'gte',
  'lt',
  'from',
  'to',
  'boost',
  'order',
  'script',
  'regexp',
]
const tops = ['query', 'post_filter', 'aggs', 'sort', 'size', 'from', '_source', 'min_score', 'groupId', 'suggest']
const counts = [
  'terms',
  'range',
  'ranges',
  'max',
  'min',
  'filter',
  'nested',
  'aggs',
  'field',
  'size',
  'order',
  'keyed',
  'key',
]
const fields = [
  'sku',
  'id',
  'name',
  'price',
  'category_ids',
  'configurable_children.sku',
  'a b',
  '',
  '__proto__',
  'toString',
]
const words = [
  'products',
  'nodes',
  'items',
  'sku',
  'filter',
  'id',
  'eq',
  'fragment',
  'on',
  'Product',
  '...',
  '{',
  '}',
  '(',
  ')',
  ':',
  '1',
  '"x"',
  '$a',
  '@skip',
  '[',
  ']',
  '!',
]

/** JSON that is made of the engine's words, in no sensible order. */
const { body } = fc.letrec((tie) => ({
  leaf: fc.oneof(
    fc.constantFrom(null, true, 0, -1, 1e308, '', '75%', '*', 'now-1d', ...fields),
    fc.string({ maxLength: 8 }),
  ),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc.array(tie('node'), { maxLength: 3 }),
    tie('clause'),
  ),
  clause: fc.dictionary(fc.constantFrom(...clauses, ...counts, ...fields), tie('node'), { maxKeys: 3 }),
  body: fc.dictionary(fc.constantFrom(...tops), tie('node'), { maxKeys: 4 }),
}))

/** Nonsense in either language of the catalogue: never a server error, never an answer that no client can read. */
export function describeCatalogAbuse(client: ConformanceClient, shop: () => Promise<Shop>): void {
  describe('nonsense', () => {
    test('[S-29] in the engine’s language it is answered or refused, and never breaks anything', async () => {
      const { index } = await shop()
      await fc.assert(
        fc.asyncProperty(body, fc.boolean(), async (nonsense, post) => {
          const answer = await sendDsl(client, { index, parameters: { size: 1 } }, nonsense, { post })
          expect(faultOf(answer)).toBeUndefined()
        }),
        { numRuns: 300 },
      )
    })
  })
}

/** The same for GraphQL, where it is served. */
export function describeGraphqlAbuse(client: ConformanceClient): void {
  test('[S-44] nonsense in GraphQL is answered or refused, and never breaks anything', async () => {
    const query = fc.oneof(
      fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(' ')),
      fc.string(),
    )
    const argument = body.map((value) => ({
      query:
        'query ($f: ProductFilterInput, $s: ProductSortInput) { products(filter: $f, sort: $s, pageSize: 1) { total_count } }',
      variables: { f: value, s: value },
    }))
    const request = fc.oneof(
      query.map((text) => ({ query: text })),
      argument,
    )
    await fc.assert(
      fc.asyncProperty(request, async (nonsense) => {
        expect(faultOf(await client.post('/graphql', nonsense))).toBeUndefined()
      }),
      { numRuns: 300 },
    )
  })
}

function faultOf({ status, headers, body: told, text }: Answer): string | undefined {
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`
  if (!headers.get('content-type')?.includes('application/json') || told === undefined) return 'not JSON'
  if (status < 400) return undefined
  const refusal = ErrorEnvelope.safeParse(told)
  return refusal.success && refusal.data.code === status ? undefined : `no envelope: ${text.slice(0, 200)}`
}
