import { columnsType } from '@welt/contract/api/columns-type.ts'
import { answerListing, type ListingFilters } from '@welt/domain/listing/answer-listing.ts'
import { readColumns } from '@welt/domain/listing/columns-bytes.ts'
import { type ListingColumns, occurringValues } from '@welt/domain/listing/listing-columns.ts'
import { sortListing } from '@welt/domain/listing/sort-listing.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { seedCatalog } from '../seed/seed-catalog.ts'
import { ellermoor } from '../seed/testing/demo-store-views.ts'
import { temporarySqlite } from '../storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '../testing/create-test-platform.ts'

const path = `/api/catalog/${ellermoor.elasticsearch.index}/product`
/** Each variant has its own of these; the search, which knows of products alone, is asked for one of them at a time. */
const ofVariants = ['hf_shoe_size', 'hf_shoe_width', 'hf_color']
const ofProducts = ['hf_shoe_make', 'hf_shoe_last', 'hf_shoe_outsole', 'hf_shoe_type', 'hf_leather']
const attributes = [...ofVariants, ...ofProducts]
const ranges = [{ from: 0, to: 50 }, { from: 50, to: 100 }, { from: 100, to: 150 }, { from: 150 }]
const sorts = ['position', 'updated_at:desc', 'final_price', 'final_price:desc']
/** Shoes for men, for women, boots and care. */
const categories = [11, 12, 13, 14]
let platform: TestPlatform

beforeAll(async () => {
  const database = await temporarySqlite()
  await seedCatalog({ database, storeViews: [ellermoor] })
  platform = await createTestPlatform({ database, storeViews: [ellermoor] })
})
afterAll(() => platform.close())

interface Applied {
  attribute: string
  value: unknown
  scope: string
}

function requestFor(
  category: number,
  more: readonly Applied[] = [],
  counted: readonly string[] = [],
  sort = 'position',
) {
  const [field = sort, options = 'asc'] = sort.split(':')
  return JSON.stringify({
    _appliedFilters: [
      { attribute: 'category_ids', value: { in: [category] }, scope: 'default' },
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
      ...more,
    ],
    _availableFilters: counted.map((counted) => ({ field: counted, scope: 'catalog' })),
    _appliedSort: [{ field, options }],
  })
}

async function columnsOf(category: number, asked: readonly string[] = attributes): Promise<ListingColumns> {
  const query = new URLSearchParams({
    request: requestFor(category),
    request_format: 'search-query',
    attributes: asked.join(),
  })
  const response = await platform.fetch(new Request(`http://shop.test${path}/_columns?${query}`))
  expect(response.headers.get('content-type')).toBe(columnsType)
  const columns = readColumns(await response.arrayBuffer())
  if (!columns) throw new Error('The columns cannot be read.')
  return columns
}

const Bucket = z.object({ key: z.union([z.string(), z.number()]), doc_count: z.int() })
const Answer = z.object({
  hits: z.array(z.object({ id: z.int() })),
  aggregations: z.record(z.string(), z.object({ buckets: z.array(Bucket) })).default({}),
})

async function search(request: string) {
  const query = new URLSearchParams({
    request,
    request_format: 'search-query',
    response_format: 'compact',
    size: '4000',
    _source_include: 'id',
  })
  return Answer.parse((await platform.call(`${path}/_search?${query}`)).body)
}

/** What the search is asked for: every filter, or all but one whose values it shall count. */
function appliedOf({ chosen, price }: ListingFilters, without?: string): Applied[] {
  const { from, to } = ranges[price ?? 0]!
  const range = { attribute: 'price', value: { gte: from, ...(to !== undefined && { lt: to }) }, scope: 'catalog' }
  const values = Object.entries(chosen).map(([attribute, all]) => ({ attribute, value: { in: all }, scope: 'catalog' }))
  return [...values, ...(price === null ? [] : [range])].filter(({ attribute }) => attribute !== without)
}

function filtersAmong(columns: ListingColumns): fc.Arbitrary<ListingFilters> {
  const values = Object.fromEntries(columns.attributes.map((column) => [column.code, occurringValues(column)]))
  const some = (code: string) => fc.subarray(values[code] ?? [], { minLength: 1 })
  const codes = fc
    .tuple(fc.option(fc.constantFrom(...ofVariants)), fc.subarray(ofProducts, { maxLength: 2 }))
    .map(([variant, products]) => [...(variant ? [variant] : []), ...products])
    .map((codes) => codes.filter((code) => values[code]?.length))
  return fc.record({
    chosen: codes.chain((codes) => fc.record(Object.fromEntries(codes.map((code) => [code, some(code)])))),
    price: fc.constantFrom(null, null, 0, 1, 3),
  })
}

test('[LIST-3] [LIST-4] columns and search find the same, in the same order, and count the same, whatever is filtered', async () => {
  for (const category of categories) {
    const columns = await columnsOf(category)
    await fc.assert(
      fc.asyncProperty(filtersAmong(columns), fc.constantFrom(...sorts), async (filters, sort) => {
        const { places, counts, priceCounts } = answerListing(columns, filters, ranges)
        const sorted = sortListing(columns, places, { sort, isAsAsked: sort === 'position' }) ?? []
        const found = await search(requestFor(category, appliedOf(filters), [], sort))
        expect(sorted.map((place) => columns.ids[place])).toEqual(found.hits.map(({ id }) => id))

        for (const code of [...Object.keys(filters.chosen), ofProducts[0]!]) {
          const { aggregations } = await search(requestFor(category, appliedOf(filters, code), [code]))
          // Products of one piece say it themselves, others list it for their variants; none does both.
          const told = new Map([
            ...bucketsOf(aggregations[`agg_terms_${code}`]),
            ...bucketsOf(aggregations[`agg_terms_${code}_options`]),
          ])
          const ours = [...(counts[code] ?? [])].filter(([, count]) => count > 0)
          expect(new Map(ours), code).toEqual(told)
        }
        const { aggregations } = await search(requestFor(category, appliedOf(filters, 'price'), ['price']))
        expect(priceCounts).toEqual(aggregations['agg_range_price']?.buckets.map((bucket) => bucket.doc_count))
      }),
      { numRuns: 25 },
    )
  }
})

function bucketsOf(aggregation: { buckets: z.infer<typeof Bucket>[] } | undefined): [string, number][] {
  return (aggregation?.buckets ?? []).map(({ key, doc_count }) => [String(key), doc_count])
}

test('a row for each variant takes less than forty bytes', async () => {
  const columns = await columnsOf(11)
  const query = new URLSearchParams({
    request: requestFor(11),
    request_format: 'search-query',
    attributes: attributes.join(),
  })
  const response = await platform.fetch(new Request(`http://shop.test${path}/_columns?${query}`))
  const bytes = (await response.arrayBuffer()).byteLength
  expect(columns.pieces.length).toBeGreaterThan(1000)
  expect(bytes / columns.pieces.length).toBeLessThan(40)
})

test('the same columns are confirmed, not sent again, until something is sold', async () => {
  const query = new URLSearchParams({ request: requestFor(11), request_format: 'search-query', attributes: 'hf_color' })
  const ask = (etag?: string) =>
    platform.fetch(
      new Request(`http://shop.test${path}/_columns?${query}`, { headers: etag ? { 'if-none-match': etag } : {} }),
    )
  const first = await ask()
  expect((await ask(first.headers.get('etag') ?? '')).status).toBe(304)
})

test.each([
  [`attributes=sku&request_format=search-query`, 'is no attribute with options'],
  [`attributes=hf_color&request_format=search-query&request=%7B`, 'no JSON'],
  [`attributes=${Array.from({ length: 21 }, (_, at) => `a${at}`).join()}&request_format=search-query`, 'At most 20'],
])('what cannot be columns is refused with words: %s', async (query, words) => {
  const { status, body } = await platform.call(`${path}/_columns?${query}`)
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(words)
})
