import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEmbeddedEngine } from './embedded-engine.ts'
import { fieldValues } from './field-values.ts'
import type { Document, Filter } from './search-engine.ts'

const target = { index: 'shop', entity: 'product' }
const fields = ['a', 'b', 'c.d']
const scalar = fc.oneof(fc.integer({ min: -3, max: 5 }), fc.constantFrom('x', 'y', '2'), fc.boolean())
const document = fc.record(
  { a: scalar, b: fc.array(scalar, { maxLength: 3 }), c: fc.array(fc.record({ d: scalar }), { maxLength: 3 }) },
  { requiredKeys: [] },
)
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      op: fc.constant('terms' as const),
      field: fc.constantFrom(...fields),
      values: fc.array(scalar, { maxLength: 3 }),
    }),
    fc.record({ op: fc.constant('exists' as const), field: fc.constantFrom(...fields) }),
    fc.record({
      op: fc.constant('range' as const),
      field: fc.constantFrom(...fields),
      range: fc.record({ gt: fc.integer({ min: -2, max: 3 }), lte: fc.integer({ min: -2, max: 5 }) }),
    }),
    fc.record({ op: fc.constant('not' as const), filter: tie('filter') }),
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(tie('filter'), { maxLength: 3 }),
    }),
  ),
}))

test('bitsets let the same documents through as looking at each document does', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { maxLength: 80 }),
      fc.array(filter, { maxLength: 4 }),
      async (docs, filters) => {
        const engine = createEmbeddedEngine()
        await engine.replace(
          target,
          docs.map((document, id) => ({ id: String(id), document })),
        )
        for (const filter of filters) {
          const answer = await engine.search(target, { filter, sort: [], from: 0, size: 100, aggregations: {} })
          const expected = docs.flatMap((document, id) => (lets(document, filter) ? [String(id)] : []))
          expect(answer.hits.map((hit) => hit.id)).toEqual(expected)
          expect(answer.total).toBe(expected.length)
        }
      },
    ),
  )
})

test('counts are those of looking at each document', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(document, { maxLength: 80 }), filter, async (docs, filter) => {
      const engine = createEmbeddedEngine()
      await engine.replace(
        target,
        docs.map((document, id) => ({ id: String(id), document })),
      )
      const answer = await engine.search(target, {
        filter,
        sort: [],
        from: 0,
        size: 0,
        aggregations: { b: { kind: 'terms', field: 'b', size: 100 } },
      })
      const counts = new Map<string, number>()
      for (const document of docs.filter((document) => lets(document, filter))) {
        for (const token of new Set(fieldValues(document, 'b').map(String))) {
          counts.set(token, (counts.get(token) ?? 0) + 1)
        }
      }
      expect(new Map(answer.terms.b?.map(({ key, count }) => [String(key), count]))).toEqual(counts)
    }),
  )
})

function lets(document: Document, filter: Filter): boolean {
  if (filter.op === 'not') return !lets(document, filter.filter)
  if (filter.op === 'and') return filter.filters.every((part) => lets(document, part))
  if (filter.op === 'or') return filter.filters.some((part) => lets(document, part))
  const own = fieldValues(document, filter.field)
  if (filter.op === 'exists') return own.length > 0
  if (filter.op === 'terms') {
    return filter.values.some((value) => own.some((one) => flag(String(one)) === flag(String(value))))
  }
  const { gt = Number.NEGATIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = filter.range
  return own.some((one) => Number(one) > gt && Number(one) <= lte)
}

function flag(token: string): string {
  if (token === 'true') return '1'
  return token === 'false' ? '0' : token
}
