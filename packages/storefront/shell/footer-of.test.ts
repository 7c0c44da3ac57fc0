import { PublicConfig } from '@welt/contract/entity/public-config.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import { writtenLanguage } from '@welt/domain/language/written-language.ts'
import { expect, test } from 'vitest'
import { createTestShop, englishView, germanView } from '../testing/create-test-shop.ts'
import { type FooterContent, footerOf } from './footer-of.ts'
import { footerPages } from './footer-pages.ts'
import type { FooterData } from './shell-data.ts'

const allPages = (language: 'de' | 'en'): FooterContent['pages'] => {
  const { service, house, legal, factoryShop } = footerPages[language]
  return [...service, ...house, ...legal, { identifier: factoryShop }].map(({ identifier }) => ({
    identifier,
    title: `Seite ${identifier}`,
  }))
}

const block = (title: string, content: string) => ({
  id: 1,
  identifier: 'footer-links',
  title,
  content,
  store_id: [1],
  active: true,
  creation_time: '',
  update_time: '',
})

interface Footed {
  storeView?: StoreView
  content?: Partial<FooterContent>
  footer?: object
}

async function footerFor({ storeView = germanView, content = {}, footer = {} }: Footed = {}): Promise<FooterData> {
  const shop = await createTestShop({ storeView })
  await shop.texts.load(['footer'])
  const config = PublicConfig.parse({ ...shop.config, footer })
  const pages = allPages(writtenLanguage(storeView.i18n))
  return footerOf({ ...shop, config }, { pages, hours: null, links: null, regions: null, ...content })
}

const pathsOf = ({ columns, legal }: FooterData) =>
  [...columns.flat().flatMap(({ links }) => links), ...legal].map(({ href }) => href)

// The source's own lists.
const german =
  '/schuhwissen /lieferung-und-versand /ruecksendung-und-umtausch /groessentabelle /kontakt /agb /datenschutz /impressum /cookie-settings /widerruf /abmelden /schuhe/direktverkauf /schuhwissen/faqs'
const english =
  '/blogs /delivery-and-shipping /return-and-exchange /size-chart /contact /agb /privacypolicy /imprint /cookie-settings /revocation /abmelden /shoes/factory-outlet'

test.each([
  ['German', germanView, german],
  ['English', englishView, english],
] as const)('[ROUTE-7] the %s footer links to every page of the source’s list', async (_, storeView, list) => {
  expect(pathsOf(await footerFor({ storeView }))).toEqual(expect.arrayContaining(list.split(' ')))
})

test('[ROUTE-7] a page that does not exist is not linked to, and a list without links has no title', async () => {
  const footer = await footerFor({ content: { pages: [{ identifier: 'kontakt', title: 'Kontakt' }] } })
  expect(pathsOf(footer)).toEqual(['/kontakt', '/schuhe/direktverkauf', '/my-account'])
  expect(footer.legal).toEqual([])
  expect(footer.shop.link).toBeUndefined()
})

test('[ROUTE-7] the brands that the configuration names have no link to the frequent questions', async () => {
  expect(pathsOf(await footerFor())).toContain('/schuhwissen/faqs')
  expect(pathsOf(await footerFor({ footer: { hideQuestionsFor: ['laszlo_de'] } }))).not.toContain('/schuhwissen/faqs')
})

test('[ROUTE-7] [SHELL-5] the merchant’s lists of links and regions come from content blocks', async () => {
  const { columns } = await footerFor({
    storeView: englishView,
    content: {
      links: block('Guides', '<ul><li><a href="/laszlo_en/blogs/care">Care &amp; polish</a></li><li>words</li></ul>'),
      regions: block(
        'Regions',
        '<p><a href="/laszlo_en/store-locator#bavaria">Bavaria</a> <a href="/boots">Boots</a> <a href="https://maps.example/?a=1&amp;b=2">Map</a></p>',
      ),
    },
  })
  expect(columns.flat().find(({ title }) => title === 'Guides')?.links).toEqual([
    { label: 'Care & polish', href: '/blogs/care' },
  ])
  expect(columns.at(-1)).toEqual([
    {
      title: 'Regions',
      links: [
        { label: 'Bavaria', href: '/store-locator#bavaria' },
        { label: 'Boots', href: '/boots' },
        { label: 'Map', href: 'https://maps.example/?a=1&b=2' },
      ],
    },
  ])
})

test('[SHELL-5] address, hours, payment marks, carrier, seals, social links and sister shops are there', async () => {
  const footer = await footerFor({ content: { hours: block('Öffnungszeiten', '<p>Mo bis Fr</p>') } })
  expect(footer.shop.address).toEqual(['Ellermoor Schuhfabrik', 'Gerberstraße 14, 66953 Pirmasens'])
  expect(footer.shop.hours).toBe('<p>Mo bis Fr</p>')
  expect(footer.payments.map(({ name }) => name)).toEqual([
    'PayPal',
    'Rechnung',
    'Visa',
    'Mastercard',
    'Klarna Sofort',
    'paydirekt',
    'Apple Pay',
  ])
  expect(footer.carrier.name).toMatch(/^DHL/)
  expect(footer.seals.length).toBeGreaterThan(0)
  expect(footer.social?.links.length).toBeGreaterThan(0)
  expect(footer.sisterShops?.links.map(({ label }) => label)).toEqual(['Halden', 'Laszlo'])
  expect(footer.note).toMatch(/inkl\. MwSt\. zzgl\. Versand.*UVP/)
})

test('[SHELL-5] no house is its own sister', async () => {
  const { sisterShops } = await footerFor({ storeView: englishView })
  expect(sisterShops?.links.map(({ label }) => label)).toEqual(['Ellermoor', 'Halden'])
})

test('[SHELL-5] which payment marks are shown is configuration; an empty list of shops has no title', async () => {
  const footer = await footerFor({
    storeView: englishView,
    footer: { payments: ['invoice', 'visa'], sisterShops: [], social: [] },
  })
  expect(footer.payments.map(({ name }) => name)).toEqual(['Invoice', 'Visa'])
  expect(footer.sisterShops).toBeUndefined()
  expect(footer.social).toBeUndefined()
})

test('[UX-8] [UX-100] the legal line begins with the withdrawal and holds imprint, privacy and accessibility', async () => {
  const { legal } = await footerFor()
  expect(legal[0]).toEqual({ label: 'Vertrag widerrufen', href: '/widerruf', emphasis: true })
  expect(legal.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/impressum', '/datenschutz', '/barrierefreiheit']),
  )
})
