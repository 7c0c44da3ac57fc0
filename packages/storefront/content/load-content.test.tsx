import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { Api } from '../api/create-api.ts'
import { TextContext } from '../i18n/use-text.ts'
import { sampleShoe } from '../product/sample-shoe.ts'
import type { Shop } from '../store-view/shop.ts'
import { ShopContext } from '../store-view/use-shop.ts'
import { AroundCards } from '../testing/around-cards.tsx'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { Content } from './content.tsx'
import type { ContentPart } from './content-part.ts'
import { headingsOf } from './headings-of.ts'
import { loadContent } from './load-content.ts'

interface Asked {
  filters?: Record<string, unknown>
  size?: number
  sort?: string
}

/** A catalogue with shoes in category 86 alone; it notes what it was asked for, and what was logged. */
async function openShop(view?: typeof germanView) {
  const asked: Asked[] = []
  const logged: string[] = []
  const search = ((entity: string, query: Asked) => {
    if (entity === 'product') asked.push(query)
    const isKnown = JSON.stringify(query.filters).includes('86')
    const items = entity === 'product' && isKnown ? [{ ...sampleShoe, name: 'Wien <b>' }] : []
    return Promise.resolve({ ok: true, result: { items, total: items.length, aggregations: {} } })
  }) as Api['search']
  const shop = await createTestShop({ api: { search }, ...(view && { storeView: view }) })
  const note = (level: string) => (_: object, message: string) => void logged.push(`${level}: ${message}`)
  const noting: Shop = {
    ...shop,
    log: { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') },
  }
  return { shop: noting, asked, logged }
}

function show(shop: Shop, parts: readonly ContentPart[]): string {
  return renderToString(
    <ShopContext value={shop}>
      <TextContext value={shop.texts.text}>
        <AroundCards>
          <Content parts={parts} />
        </AroundCards>
      </TextContext>
    </ShopContext>,
  )
}

async function htmlOf(html: string, { anchors = false, view }: { anchors?: boolean; view?: typeof germanView } = {}) {
  const { shop } = await openShop(view)
  const parts = await loadContent(shop, html, { anchors })
  return parts.map((part) => (part.kind === 'html' ? part.html : '[carousel]')).join('|')
}

/** As the platform's cleaner writes it. */
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const carousel = (json: string) => `<div>${escape(json)}</div>`
const shoes = carousel('{"carousel":{"category":86,"count":4,"heading":"Schuhe & <Stiefel>","heading_level":3}}')

describe('a carousel in a content', () => {
  test('[CMS-3] is shown with its products under a heading of its level, the cards one level below', async () => {
    const { shop, asked } = await openShop()
    const html = show(shop, await loadContent(shop, `<p>Davor</p>${shoes}<p>Danach</p>`))
    expect(html).toMatch(/Davor.*<h3[^>]*>Schuhe &amp; &lt;Stiefel&gt;<\/h3>.*<h[34][^>]*>.*Wien &lt;b&gt;.*Danach/s)
    expect(html).not.toContain('category')
    expect(asked).toEqual([
      expect.objectContaining({
        filters: { category_ids: { in: [86] }, visibility: { in: [2, 3, 4] }, status: { in: [0, 1] } },
        sort: 'updated_at:desc',
        size: 4,
      }),
    ])
  })

  test('[CMS-3] shows the configured number where it names none', async () => {
    const { shop, asked } = await openShop()
    await loadContent(shop, carousel('{"carousel":{"category":86,"heading_level":2}}'))
    expect(asked[0]?.size).toBe(8)
  })

  test.each([
    ['is broken', '{"carousel":{"category":86,'],
    ['names no category', '{"carousel":{"heading_level":2}}'],
    ['names a level that is none', '{"carousel":{"category":86,"heading_level":1}}'],
    ['wants too many', '{"carousel":{"category":86,"count":25,"heading_level":2}}'],
    ['says more than it may', '{"carousel":{"category":86,"heading_level":2,"onclick":"x"}}'],
    ['names a category without products', '{"carousel":{"category":7,"heading_level":2}}'],
  ])('[CMS-3] shows nothing where it %s, and the page is whole', async (_, json) => {
    const { shop, logged } = await openShop()
    expect(await loadContent(shop, `<p>Davor</p><p>${json}</p><p>Danach</p>`)).toEqual([
      { kind: 'html', html: '<p>Davor</p>' },
      { kind: 'html', html: '<p>Danach</p>' },
    ])
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatch(/^debug: /)
  })

  test('[CMS-3] leaves the page whole where the catalogue does not answer', async () => {
    const { shop, logged } = await openShop()
    const down: Answer<never> = { ok: false, at: 'network', text: 'down' }
    const silent: Shop = { ...shop, api: { ...shop.api, search: () => Promise.resolve(down) } }
    expect(await loadContent(silent, `<p>Davor</p>${shoes}`)).toEqual([{ kind: 'html', html: '<p>Davor</p>' }])
    expect(logged).toEqual(['warn: a carousel could not be loaded'])
  })

  test.each([
    [
      `<section><div><h2>A</h2>${shoes}<p>B</p></div></section>`,
      '<section><div><h2>A</h2></div></section>|[carousel]|<section><div><p>B</p></div></section>',
    ],
    [`<ul><li>A${shoes}</li><li>B</li></ul><p>C</p>`, '<ul><li>A</li><li>B</li></ul>|[carousel]|<p>C</p>'],
    [`<div>${shoes}</div>`, '[carousel]'],
    ['<div>{"carousel":{"category":86,"heading":"<em>Schuhe</em>","heading_level":2}}</div>', '[carousel]'],
    ['<p>{carousel} ist ein Wort in Klammern</p>', ''],
    ['<p>Ein carousel im Text</p>', '<p>Ein carousel im Text</p>'],
  ])('stands where an editor put it: %s', async (html, parts) => {
    expect(await htmlOf(html)).toBe(parts)
  })
})

describe('the HTML of a content', () => {
  test('has headings that can be linked, each by its own id and none by one of the shop', async () => {
    const html = await htmlOf(
      '<h2>Österreich</h2><h3>Größe &amp; Maß</h3><h2>Österreich</h2><h2>Main</h2><h2>日本</h2>',
      {
        anchors: true,
      },
    )
    expect([...html.matchAll(/id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'oesterreich',
      'groesse-and-mass',
      'oesterreich-2',
      'main-2',
      'part',
    ])
    expect(headingsOf([{ kind: 'html', html }]).map(({ words }) => words)).toEqual([
      'Österreich',
      'Österreich',
      'Main',
      '日本',
    ])
    expect(await htmlOf('<h2>Zwei Blöcke</h2>')).toBe('<h2>Zwei Blöcke</h2>')
  })

  test.each([
    ['/agb', '/laszlo_en/agb'],
    ['/laszlo_en/agb#a', '/laszlo_en/agb#a'],
    ['/laszlo_en', '/laszlo_en'],
    ['/', '/laszlo_en'],
    ['/img/1/1/resize/a.svg', '/img/1/1/resize/a.svg'],
    ['#unten', '#unten'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('leads with %s to %s in a view with a prefix', async (href, to) => {
    expect(await htmlOf(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${to}">x</a></p>`)
  })

  test('leads from the view at the root into another one, where it says so', async () => {
    expect(await htmlOf('<a href="/laszlo_en/agb">x</a><a href="/agb">y</a>', { view: germanView })).toBe(
      '<a href="/laszlo_en/agb">x</a><a href="/agb">y</a>',
    )
  })

  test('marks a link to another site, for eyes and ears', async () => {
    expect(await htmlOf('<a href="https://a.example/" rel="noopener noreferrer">x</a><a href="/agb">y</a>')).toBe(
      '<a href="https://a.example/" rel="noopener noreferrer" data-external>x<span class="visually-hidden"> (opens another site)</span></a><a href="/laszlo_en/agb">y</a>',
    )
  })

  test('[CMS-4] gives a size chart a box that scrolls, named after its caption or the heading above it', async () => {
    const table = '<table><tbody><tr><th scope="row">42</th><td>8</td></tr></tbody></table>'
    expect(await htmlOf(`<h2>Men "EU"</h2>${table}`)).toContain(
      `<div data-table role="group" tabindex="0" aria-label="Men &quot;EU&quot;">${table}</div>`,
    )
    expect(await htmlOf('<table>\n<caption>Widths</caption></table>')).toContain('aria-label="Widths"')
    expect(await htmlOf(table)).toContain('aria-label="Table"')
  })

  test('[CMS-2] keeps sections that open and close, open or closed as the editor left them', async () => {
    const html = '<details open><summary>A</summary><p>B</p></details><details><summary>C</summary><p>D</p></details>'
    expect(await htmlOf(html)).toBe(html)
  })

  test.each([
    [
      '<img src="/a.png" width="40" height="30" loading="eager" />',
      '<img src="/a.png" width="40" height="30" loading="eager">',
    ],
    [
      '<img src="/img/400/300/resize/a.svg" alt="A" />',
      '<img src="/img/400/300/resize/a.svg" alt="A" width="400" height="300" loading="lazy">',
    ],
    ['<img src="/a.png" width="100%" />', '<img src="/a.png" loading="lazy" data-unsized>'],
  ])('%s keeps its place before it is there', async (given, dressed) => {
    expect(await htmlOf(given)).toBe(dressed)
  })
})
