import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCartStore } from '../cart/cart-store.ts'
import { CartContext } from '../cart/use-cart.ts'
import { preloadDeferred } from '../deferred/deferred.tsx'
import type { Text } from '../i18n/text.ts'
import { TextContext } from '../i18n/use-text.ts'
import { PrefixContext } from '../navigation/use-prefix.ts'
import { createPanelStore } from '../panel/panel-store.ts'
import { PanelContext } from '../panel/use-panels.ts'
import { ShopContext } from '../store-view/use-shop.ts'
import { createTestShop } from '../testing/create-test-shop.ts'
import { exampleFooter } from '../testing/example-footer.ts'
import { exampleNewsletter } from '../testing/example-newsletter.ts'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import { MinimalLayout } from './minimal-layout.tsx'
import { ProgressBar } from './progress-bar.tsx'
import type { ShellData, ShellTools, StoreViewLink } from './shell-data.ts'

beforeAll(preloadDeferred)

const data: ShellData = {
  brand: { name: 'Ellermoor', tagline: 'Rahmengenäht seit 1924', theme: 'ellermoor' },
  announcement: { sentence: 'Kostenloser Versand', shortSentence: 'Versand kostenlos', phone: '06331 55 20 40' },
  menu: [
    {
      label: 'Schuhe',
      href: '/schuhe',
      columns: [{ title: 'Schuhe', links: [{ label: 'Oxford', href: '/schuhe/oxford', count: 48 }] }],
    },
    { label: 'Stiefel', href: '/stiefel', columns: [] },
  ],
  newsletter: exampleNewsletter,
  footer: exampleFooter,
}
const storeViews: StoreViewLink[] = [
  { label: 'Ellermoor', language: 'Deutsch', hrefLang: 'de', href: '/schuhe', current: true },
  { label: 'Laszlo', language: 'English', hrefLang: 'en', href: '/laszlo_en/shoes', current: false },
]

/** The key and its values stand for the text. */
const text: Text = (key, values) => [key, ...Object.values(values ?? {})].join(' ')

const shop = await createTestShop()

function show(page: React.ReactNode, path = '/schuhe/oxford', basename = '/') {
  const router = createMemoryRouter([{ path: '*', Component: () => page }], { initialEntries: [path], basename })
  return renderToString(
    <TextContext value={text}>
      <PrefixContext value={basename === '/' ? '' : basename}>
        <PanelContext value={createPanelStore()}>
          <ShopContext value={shop}>
            <CartContext value={createCartStore({ storage: null, storeCode: '' })}>
              <RouterProvider router={router} />
            </CartContext>
          </ShopContext>
        </PanelContext>
      </PrefixContext>
    </TextContext>,
  )
}

function showDefault(tools: ShellTools = {}, path?: string, basename?: string) {
  const page = (
    <DefaultLayout data={data} storeViews={storeViews} tools={tools}>
      <h1>Oxford</h1>
    </DefaultLayout>
  )
  return show(page, path, basename)
}

/** The opening tag of the first link to this address. */
function linkTo(html: string, href: string): string {
  return html.match(new RegExp(`<a[^>]*href="${href}"[^>]*>`))?.[0] ?? ''
}

describe('every layout', () => {
  test('begins with a link to its main part, which can take the focus', () => {
    for (const html of [
      showDefault(),
      show(
        <MinimalLayout brand={data.brand} footer={data.footer}>
          <h1>Oxford</h1>
        </MinimalLayout>,
      ),
    ]) {
      expect(html.match(/<a[^>]*>/)?.[0]).toContain('href="#main"')
      expect(html).toMatch(/<main[^>]*id="main"[^>]*tabindex="-1"[^>]*><h1>Oxford<\/h1>/i)
    }
  })

  test('[SV-9] that has a footer shows the version in it', () => {
    expect(showDefault()).toContain('Version 1.12.3')
  })

  test('that is empty holds the name and the page alone', () => {
    const html = show(
      <EmptyLayout brand={data.brand}>
        <p>Einen Augenblick</p>
      </EmptyLayout>,
    )
    expect(html).toMatch(/^<main[^>]*><span[^>]*>Ellermoor<\/span><p>Einen Augenblick<\/p><\/main>$/)
  })

  test('that is minimal leads to the home page and to the law, nowhere else', () => {
    const html = show(
      <MinimalLayout brand={data.brand} footer={data.footer}>
        <h1>Oxford</h1>
      </MinimalLayout>,
    )
    expect([...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual(['#main', '/', '/widerruf', '#main'])
  })
})

describe('the header', () => {
  test('shows only the tools that it is given', () => {
    const few = showDefault({ cart: { href: '/cart' } })
    expect(few).toContain('shell.cartCount 0')
    expect(few).not.toContain('shell.search')
    expect(few).not.toContain('shell.account')
    expect(showDefault({ search: { href: '/search' } })).toContain('shell.search')
  })

  test('marks the category that the page lies in, and the page itself', () => {
    const html = showDefault({}, '/schuhe/oxford')
    expect(linkTo(html, '/schuhe')).toContain('aria-current="true"')
    expect(linkTo(html, '/schuhe/oxford')).toContain('aria-current="page"')
    expect(linkTo(html, '/stiefel')).not.toContain('aria-current')
  })

  test('marks it under a store view prefix too, and prefixes the links', () => {
    const html = showDefault({}, '/de/schuhe/oxford', '/de')
    expect(linkTo(html, '/de/schuhe/oxford')).toContain('aria-current="page"')
  })

  test('opens the phone menu by a link to its id, so that it works without JavaScript', () => {
    const html = showDefault()
    expect(html).toMatch(/<dialog[^>]*id="site-menu"/)
    expect(linkTo(html, '#site-menu')).toContain('aria-haspopup="dialog"')
  })
})

describe('the footer', () => {
  test('links to the same page of every store view with plain addresses', () => {
    const html = showDefault({}, '/de/schuhe', '/de')
    expect(html).toContain('id="store-views"')
    expect(linkTo(html, '/laszlo_en/shoes')).toMatch(/hreflang="en"/i)
  })

  test('[SHELL-5] shows address, hours, marks with their names, and the notes on prices', () => {
    const html = showDefault()
    for (const shown of ['Gerberstraße 14, 66953 Pirmasens', 'Mo bis Fr 10 bis 18 Uhr', 'Alle Preise inkl. MwSt.'])
      expect(html).toContain(shown)
    expect(html).toMatch(/<svg role="img" aria-label="PayPal"[^>]*><use href="\/assets\/marks.svg#paypal">/)
    expect(html).toMatch(/<svg role="img" aria-label="DHL GoGreen"/)
  })

  test('[SHELL-5] marks links that leave the shop, and gives them no hold on its window', () => {
    const html = showDefault()
    expect(linkTo(html, 'https://halden.example/')).toContain('rel="noopener"')
    expect(html).toContain('führt zu einer anderen Website')
  })

  test('[SHELL-5] without opening hours in the content is whole', () => {
    const { hours: _, ...shop } = exampleFooter.shop
    const html = show(
      <DefaultLayout data={{ ...data, footer: { ...exampleFooter, shop } }} storeViews={storeViews} tools={{}}>
        <h1>Oxford</h1>
      </DefaultLayout>,
    )
    expect(html).toContain('Gerberstraße 14')
    expect(html).not.toContain('10 bis 18 Uhr')
  })

  test('[UX-8] folds nothing away: the withdrawal is a link that everybody sees', () => {
    const html = showDefault()
    const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer'))
    expect(footer).not.toMatch(/<details|hidden=""/)
    expect(footer).toContain('Vertrag widerrufen')
  })
})

describe('the progress bar', () => {
  test('[ROUTE-9] shows while the next page loads, and only then', async () => {
    const page = (
      <EmptyLayout brand={data.brand}>
        <ProgressBar />
      </EmptyLayout>
    )
    const router = createMemoryRouter([
      { path: '/', Component: () => page },
      { path: '/slow', Component: () => null, loader: () => new Promise(() => undefined) },
    ])
    const shown = () =>
      renderToString(
        <TextContext value={text}>
          <PanelContext value={createPanelStore()}>
            <RouterProvider router={router} />
          </PanelContext>
        </TextContext>,
      )
    expect(shown()).not.toContain('<progress')
    void router.navigate('/slow')
    await Promise.resolve()
    expect(shown()).toContain('<progress')
  })
})
