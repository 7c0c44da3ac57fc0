import type { Category } from '@welt/contract/entity/category.ts'
import type { CmsBlock } from '@welt/contract/entity/cms-block.ts'
import type { Product } from '@welt/contract/entity/product.ts'
import type { PromotedContent } from '@welt/contract/entity/promoted-content.ts'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Answer } from '../api/answer.ts'
import type { CatalogQuery } from '../api/catalog-query.ts'
import type { Api } from '../api/create-api.ts'
import { preloadDeferred } from '../deferred/deferred.tsx'
import { TextContext } from '../i18n/use-text.ts'
import { PrefixContext } from '../navigation/use-prefix.ts'
import type { Shop } from '../store-view/shop.ts'
import { ShopContext } from '../store-view/use-shop.ts'
import { AroundCards } from '../testing/around-cards.tsx'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { HomePage } from './home-page.tsx'
import { loadHomePage } from './load-home-page.ts'

beforeAll(preloadDeferred)

const picture = { desktop: { fallback: '/banner.jpg' }, alt: 'Bild' }
const banner = (title: string) => ({ title, link: '/schuhe', picture })
const promoted: PromotedContent = {
  offers: {
    mainBanners: [
      { ...banner('Für fünfzig Winter'), picture: { desktop: { fallback: '/wien.svg?format=jpeg' }, alt: 'Wien' } },
      banner('Für Wege'),
    ],
    smallBanners: [banner('Pflege')],
    productBanners: [],
    menuAsideBanners: [],
    featureProduct: { sku: 'PRAG', headline: 'Ein Schwarz, das nicht schweigt' },
    trustbar: [{ icon: 'truck', title: 'Versand kostenlos' }],
    newsletter: { title_footer: 'Post', gender: true, buttonText: 'Anmelden' },
  },
  'head-images': { images: [banner('Zweihundertzwölf Handgriffe')] },
  instagram: { images: [{ picture, text: 'Neunzig Löcher', link: '/prag' }] },
  'default-content': { title: 'Aus dem Haus', messages: ['Versand kostenlos'] },
  'image-rows': { rows: [{ left: { picture, text: 'Velours', width: 12 } }] },
}

const shoe = (id: number, sku: string): Product => ({
  id,
  sku,
  name: sku.toLowerCase(),
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  image: `/${sku.toLowerCase()}.svg`,
  price_incl_tax: 389,
  hf_construction_image: `/${sku.toLowerCase()}/construction.svg`,
})
const oxford: Category = {
  id: 21,
  parent_id: 11,
  name: 'Oxford',
  level: 3,
  position: 1,
  is_active: true,
  product_count: 37,
  url_key: 'oxford',
  url_path: 'schuhe/oxford',
}
const block: CmsBlock = { id: 1, identifier: 'home-inspirations', title: '', content: '<p>Worüber wir reden</p>' }

const broken = { ok: false, at: 'network', text: 'gone' } as const
const found = (items: unknown[]) => ({ ok: true, result: { items, total: items.length, aggregations: {} } })

/** Which list a question is about. */
function nameOf(entity: string, { filters = {} }: CatalogQuery): string {
  if (entity !== 'product') return entity
  if ('is_sale' in filters) return 'reduced'
  if ('category_ids' in filters) return JSON.stringify(filters).includes('86') ? 'bestsellers' : 'inspirations'
  return JSON.stringify(filters['sku']) === '{"eq":"PRAG"}' ? 'feature' : 'newest'
}

const answers: Record<string, unknown[]> = {
  attribute: [],
  category: [oxford],
  cms_block: [block],
  newest: [shoe(1, 'BRUENN'), shoe(2, 'WIEN')],
  feature: [shoe(3, 'PRAG')],
  bestsellers: [shoe(4, 'GRAZ')],
  reduced: [shoe(5, 'AMALFI')],
  inspirations: [shoe(6, 'TRIEST')],
}

/** A shop in which something is missing or out of order. */
function shopWithout(missing: string, how: Answer<never> | 'empty' = broken): Promise<Shop> {
  const search = ((entity: string, query: CatalogQuery) => {
    const name = nameOf(entity, query)
    if (name !== missing) return Promise.resolve(found(answers[name] ?? []))
    return Promise.resolve(how === 'empty' ? found([]) : how)
  }) as Api['search']
  const call = ((path: string) => {
    const name = path.replace('/api/promoted/', '') as keyof PromotedContent
    if (name === missing) return Promise.resolve({ ok: false, at: 'code', code: 404, text: 'not found' })
    return Promise.resolve({ ok: true, result: promoted[name] })
  }) as Api['call']
  return createTestShop({ storeView: germanView, api: { search, call } })
}

async function show(shop: Shop): Promise<string> {
  const data = await loadHomePage(shop)
  expect(data.status).toBe(200)
  await shop.texts.load(['home'])
  return renderToString(
    <ShopContext value={shop}>
      <TextContext value={shop.texts.text}>
        <PrefixContext value="">
          <AroundCards>
            <HomePage data={data} />
          </AroundCards>
        </PrefixContext>
      </TextContext>
    </ShopContext>,
  )
}

/** What stands for each part of the page. */
const parts: Record<string, string[]> = {
  category: ['Oxford'],
  newest: [],
  feature: ['Ein Schwarz, das nicht schweigt'],
  bestsellers: ['Meistgekauft'],
  reduced: ['Reduziert'],
  offers: ['Für fünfzig Winter', 'Für Wege', '>Pflege<', 'Versand kostenlos', 'Ein Schwarz, das nicht schweigt'],
  'head-images': ['Zweihundertzwölf Handgriffe'],
  cms_block: ['Worüber wir reden'],
  instagram: ['Neunzig Löcher'],
  'image-rows': ['Velours'],
}
const allParts = [...new Set([...Object.values(parts).flat(), 'Neue Kollektion', 'Sieben Lagen'])]

test('[CMS-6] banners, new collection, bestsellers, inspirations, workshop row, image row and trust bar', async () => {
  const html = await show(await shopWithout('nothing'))
  for (const part of allParts) expect(html).toContain(part)
})

test.each(Object.entries(parts).filter(([name]) => name !== 'newest'))(
  '[CMS-5] [CMS-6] without %s the page is whole but for that part',
  async (missing, gone) => {
    for (const how of [broken, 'empty'] as const) {
      const html = await show(await shopWithout(missing, how))
      const missed = allParts.filter((part) => !html.includes(part))
      expect(missed.toSorted()).toEqual(gone.toSorted())
    }
  },
)

test('without a banner the newest shoe is the hero, and without a block the category of the inspirations is shown', async () => {
  expect(await show(await shopWithout('offers'))).toContain('bruenn ansehen')
  expect(await show(await shopWithout('cms_block'))).toContain('triest')
})

test('the craft story takes the shoe of the hero apart, whose name and price stand at its picture', async () => {
  const data = await loadHomePage(await shopWithout('nothing'))
  expect(data.hero.card).toMatchObject({ name: 'wien', price: '389,00\u00a0€' })
  expect(data.craft).toBe('/wien/construction.svg')
})

test('without a catalogue there is no shop: the page fails', async () => {
  await expect(loadHomePage(await shopWithout('newest'))).rejects.toThrow('The products of the home page')
})
