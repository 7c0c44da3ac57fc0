import { insertFixture } from '@welt/platform/catalog/testing/fixture-catalog.ts'
import { hostileContent } from '@welt/platform/html/testing/hostile-content.ts'
import { silentLog } from '@welt/platform/log/log.ts'
import { temporarySqlite } from '@welt/platform/storage/testing/temporary-sqlite.ts'
import { createTestPlatform, type TestPlatform } from '@welt/platform/testing/create-test-platform.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultStoreViews } from '../config/default-store-views.ts'
import { type SourceStorefront, sourceStorefront } from '../testing/source-storefront.ts'

const [ellermoor] = defaultStoreViews
if (!ellermoor) throw new Error('There is no store view.')

let platform: TestPlatform
let shop: SourceStorefront

beforeAll(async () => {
  const database = await temporarySqlite()
  await insertFixture(database, ellermoor.elasticsearch.index, {
    cms_page: ['<p>Harmlos</p>', ...hostileContent].map((content, id) => ({
      id: id + 1,
      identifier: `page-${id}`,
      title: `Seite ${id}`,
      content,
      active: true,
    })),
  })
  platform = await createTestPlatform({ database, storeViews: defaultStoreViews, log: silentLog })
  shop = await sourceStorefront({ search: { serverTimeout: 20_000 } }, platform.fetch)
})
afterAll(() => platform.close())

async function pageOf(number: number): Promise<string> {
  const response = await shop.fetch(new Request(`http://shop.example/page-${number}`))
  expect(response.status).toBe(200)
  return response.text()
}

/** Every tag of the page with its attributes' names, in order. */
function skeleton(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z][a-z0-9-]*)((?:[^>"]|"[^"]*")*)>/gi)].map(([, tag = '', attributes = '']) =>
    [tag, ...attributes.replaceAll(/"[^"]*"/g, '').matchAll(/[a-z-]+/gi)].join(' '),
  )
}

const allowed =
  /^\/?(?:h[2-4](?: id)?|p(?: lang)?|br|hr|blockquote|ul|ol|li|dl|dt|dd|strong|b|em|i|small|sub|sup|abbr|q|cite|span(?: class)?|div(?: class)?|div data-table role tabindex aria-label|section|table|caption|thead|tbody|tfoot|tr|th(?: scope)?|td|a(?: href)?(?: rel)?(?: data-external)?|img src(?: alt)?(?: loading)?(?: data-unsized)?|img src width height loading|figure|figcaption|details(?: open)?|summary)$/

test('[CMS-7] the corpus is a large one', () => {
  expect(new Set(hostileContent).size).toBeGreaterThanOrEqual(100)
})

test.each(hostileContent.map((content, index) => [index + 1, content.slice(0, 60)] as const))(
  '[CMS-7] page %i holds nothing that runs, loads or poses: %s',
  async (number) => {
    const [harmless, hostile] = await Promise.all([pageOf(0), pageOf(number)])
    const [head = [], tail = []] = harmless.split(/<div[^>]*><p>Harmlos<\/p><\/div>/).map(skeleton)
    const whole = skeleton(hostile)
    // The page around the content is that of a harmless one: nothing has left its place.
    expect(whole.slice(0, head.length)).toEqual(head)
    expect(whole.slice(-tail.length)).toEqual(tail)
    expect(whole.slice(head.length, -tail.length).filter((tag) => !allowed.test(tag))).toEqual([])
    expect(hostile).not.toMatch(/<[^>]*(?:src|srcset)="(?:https?:|\/\/|\/\\|data:)/)
    expect(hostile).not.toMatch(/<a [^>]*href="\s*(?:javascript|vbscript|data|blob|file):/i)
    // What travels as data for the browser ends where the shop ends it.
    const state = /<script[^>]*id="state"[^>]*>(.*?)<\/script>/s.exec(hostile)?.[1] ?? ''
    expect(() => JSON.parse(state) as unknown).not.toThrow()
    expect(state).toContain(`page-${number}`)
    expect(shop.failures).toEqual([])
  },
)
