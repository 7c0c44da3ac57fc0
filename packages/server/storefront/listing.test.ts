import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import { writeSelection } from '@welt/domain/listing/listing-selection.ts'
import { silentLog } from '@welt/platform/log/log.ts'
import { seedCatalog } from '@welt/platform/seed/seed-catalog.ts'
import { temporarySqlite } from '@welt/platform/storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { createShop } from '@welt/storefront/app/create-shop.ts'
import type { Listing } from '@welt/storefront/listing/listing.ts'
import { type ListQuestion, loadListing } from '@welt/storefront/listing/load-listing.ts'
import { prepareList } from '@welt/storefront/listing/ready-lists.ts'
import { searchProducts } from '@welt/storefront/search/search-products.ts'
import type { Shop } from '@welt/storefront/store-view/shop.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultStoreViews } from '../config/default-store-views.ts'

const [ellermoor] = defaultStoreViews
if (!ellermoor) throw new Error('There is no store view.')

let platform: TestPlatform
beforeAll(async () => {
  const database = await temporarySqlite()
  await seedCatalog({ database, storeViews: [ellermoor] })
  platform = await createTestPlatform({ database, storeViews: [ellermoor], log: silentLog })
})
afterAll(() => platform.close())

interface Way {
  adapter?: 'rest' | 'graphql'
  hasColumns?: boolean
}

async function shopWith({ adapter = 'rest', hasColumns = true }: Way = {}): Promise<Shop> {
  const config = PublicConfig.parse({
    version: '1',
    storeViews: [ellermoor],
    defaultStoreCode: ellermoor?.storeCode,
    products: { pageSize: 12 },
    search: { adapter },
  })
  const [storeView] = config.storeViews
  if (!storeView) throw new Error('There is no store view.')
  const shop = createShop(storeView, {
    config,
    fetch: (request) =>
      hasColumns || !request.url.includes('_columns')
        ? platform.fetch(request)
        : Promise.resolve(Response.json({ code: 400, result: 'no such call' }, { status: 400 })),
    origin: 'http://shop.test',
    timeout: 20_000,
    mediaVersion: () => undefined,
    log: silentLog,
    clock: Date.now,
  })
  await shop.texts.load(['category', 'search'])
  return shop
}

/** Shoes for men, boots, and care, which has no sizes. */
const questions: ListQuestion[] = [11, 13, 14].map((id) => ({
  filters: { category_ids: { in: [id] }, visibility: { in: [2, 3, 4] }, status: { in: [0, 1] } },
}))

/** Of these every variant has its own. */
const ofVariants = new Set(['hf_shoe_size', 'hf_shoe_width', 'hf_color'])

/** An address that a shopper can come to. `one` filter of variants at most, where products alone are known. */
function addressIn({ facets }: Listing, { one }: { one: boolean }): fc.Arbitrary<URLSearchParams> {
  const variants = facets.filter(({ code }) => ofVariants.has(code))
  const others = facets.filter(({ code }) => !ofVariants.has(code))
  const some = (among: Listing['facets'], most: number) =>
    fc.subarray(among, { maxLength: Math.min(most, among.length) })
  return fc
    .tuple(some(variants, one ? 1 : 3), some(others, 2))
    .chain(([some, more]) =>
      fc.tuple(
        ...[...some, ...more].map(({ code, values }) =>
          fc
            .subarray(values, { minLength: 1, maxLength: code === 'price' ? 1 : Math.min(3, values.length) })
            .map((chosen) => chosen.map(({ id }): [string, string] => [code, id])),
        ),
        fc.constantFrom<[string, string][][]>(
          [],
          [['sort', 'final_price:desc']],
          [['sort', 'updated_at:desc']],
          [['page', '2']],
        ),
      ),
    )
    .map((parts) => new URLSearchParams(parts.flat()))
}

/** Who knows of products alone cannot tell how many of those in brown are there in 42. */
function asFarAsKnown({ facets, listed }: Listing): Listing {
  const { chosen } = listed.selection
  const isVague = (code: string) =>
    ofVariants.has(code) && !(code in chosen) && Object.keys(chosen).some((one) => ofVariants.has(one))
  const counts = Object.entries(listed.counts).filter(([code]) => !isVague(code))
  return { facets, listed: { ...listed, counts: Object.fromEntries(counts) } }
}

describe.each(questions)('the list of %j', (question) => {
  test.each([{ adapter: 'rest' }, { adapter: 'graphql' }] as const)(
    '[LIST-3] [LIST-5] is the same from columns and from a search ($adapter) that knows of products alone',
    async ({ adapter }) => {
      const own = await shopWith()
      const foreign = await shopWith({ adapter, hasColumns: false })
      const whole = await loadListing(own, question, new URLSearchParams())
      await fc.assert(
        fc.asyncProperty(addressIn(whole, { one: true }), async (address) => {
          const [theirs, ours] = [
            await loadListing(foreign, question, address),
            await loadListing(own, question, address),
          ]
          expect(asFarAsKnown(theirs)).toEqual(asFarAsKnown(ours))
        }),
        { numRuns: 8 },
      )
    },
  )

  test('[LIST-5] is the same where the browser answers by itself, for every combination of filters', async () => {
    const server = await shopWith()
    const browser = await shopWith()
    const ready = await prepareList(browser, question)
    if (!ready) throw new Error('There are no columns.')
    const whole = await loadListing(server, question, new URLSearchParams())
    await fc.assert(
      fc.asyncProperty(addressIn(whole, { one: false }), async (address) => {
        const { facets, listed } = await loadListing(server, question, address)
        expect(ready.list(facets, listed.selection)).toEqual(listed)
        expect(await loadListing(browser, question, address)).toEqual({ facets, listed })
      }),
      { numRuns: 15 },
    )
  })
})

test('[LIST-5] an order that columns cannot tell is asked of the search', async () => {
  const shop = await shopWith()
  const byName = {
    ...shop,
    config: { ...shop.config, products: { ...shop.config.products, sortByAttributes: ['name:desc'] } },
  }
  const { listed } = await loadListing(byName, questions[0] ?? {}, new URLSearchParams('sort=name:desc&hf_color=501'))
  const names = listed.cards.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one, 'de')))
})

test('[UX-26] what is sold out comes last, unless another order is asked for', async () => {
  const { listed } = await loadListing(await shopWith(), questions[0] ?? {}, new URLSearchParams('page=20'))
  const isThere = listed.cards.map(({ sizes }) => sizes !== undefined)
  expect(isThere).toEqual(isThere.toSorted((one, other) => Number(other) - Number(one)))
})

test('[LIST-5] unknown filters and values are passed over, and the address that is left reads the same', async () => {
  const shop = await shopWith()
  const address = new URLSearchParams(
    'hf_color=501&hf_color=nothing&password=1&hf_shoe_make=801&price=1-2&sort=x&page=0',
  )
  const { listed } = await loadListing(shop, questions[0] ?? {}, address)
  const kept = writeSelection(listed.selection, shop.config.products)
  expect(kept).toBe('?hf_color=501&hf_shoe_make=801')
  expect(await loadListing(shop, questions[0] ?? {}, new URLSearchParams(kept))).toMatchObject({ listed })
})

test('[SEARCH-7] a search can be filtered: the same hits in the same order, as far as they have what was chosen', async () => {
  const shop = await shopWith()
  const find = async (filters?: string) => {
    const answer = await searchProducts(shop, { text: 'derby', start: 0, size: 200, filters })
    if (!answer.ok) throw new Error(answer.text)
    return answer.result
  }
  const plain = await find()
  const all = await find('')
  expect(all.cards.map(({ sku }) => sku)).toEqual(plain.cards.map(({ sku }) => sku))

  const { facets = [], listed } = all.listing ?? {}
  const colours = facets.findIndex(({ code }) => code === 'hf_color')
  const [colour] = facets[colours]?.values ?? []
  const brown = await find(`?hf_color=${colour?.id}`)
  expect(brown.total).toBe(listed?.counts['hf_color']?.[0])
  expect(brown.total).toBeLessThan(plain.total)
  const left = new Set(brown.cards.map(({ sku }) => sku))
  expect(brown.cards.map(({ sku }) => sku)).toEqual(plain.cards.map(({ sku }) => sku).filter((sku) => left.has(sku)))
  for (const card of brown.cards) expect(card.colours.map(({ label }) => label)).toContain(colour?.label)
})
