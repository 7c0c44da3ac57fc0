import type { Product } from '@welt/contract/entity/product.ts'
import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextContext } from '../i18n/use-text.ts'
import { createPanelStore } from '../panel/panel-store.ts'
import { PanelContext } from '../panel/use-panels.ts'
import type { Reviews } from '../review/review-data.ts'
import { ShopContext } from '../store-view/use-shop.ts'
import { AroundCards } from '../testing/around-cards.tsx'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { BuyBox } from './buy-box.tsx'
import type { ProductPageData } from './product-page-data.ts'
import { productView } from './product-view.ts'
import { readChoice } from './read-choice.ts'
import { sampleCream } from './sample-cream.ts'

const soldOut: Product = { ...sampleCream, stock: { is_in_stock: false, qty: 0, manage_stock: true } }

async function show(
  product: Product,
  allowOutOfStockInCart: boolean,
  reviews: Reviews = { state: 'none' },
): Promise<string> {
  const shop = await createTestShop({ storeView: germanView, stock: { allowOutOfStockInCart } })
  const shown = { product, galleries: {}, sizes: {}, parts: [], fitPercent: null }
  const index = createVariantIndex(product)
  const choice = readChoice(index, { params: new URLSearchParams() }, shop.config.products)
  const { text } = shop.texts
  const view = productView(shown, index, choice, { text, i18n: shop.storeView.i18n, config: shop.config })
  return renderToString(
    <ShopContext value={shop}>
      <TextContext value={text}>
        <PanelContext value={createPanelStore()}>
          <AroundCards>
            <BuyBox
              data={{ ...shown, eyebrow: '', sentence: '', reviews } as unknown as ProductPageData}
              view={view}
              onAdd={() => Promise.resolve()}
            />
          </AroundCards>
        </PanelContext>
      </TextContext>
    </ShopContext>,
  )
}

const alert = /<a[^>]*href="\/contact"[^>]*>Bescheid geben, wenn wieder da<\/a>/

test('[STOCK-4] [STOCK-6] what is sold out can be ordered where the shop allows it, and asked about', async () => {
  const html = await show(soldOut, true)
  expect(html).toContain('In den Warenkorb')
  expect(html).toMatch(alert)
})

test('[STOCK-6] where nothing sold out is taken, asking about it stands in place of the button', async () => {
  const html = await show(soldOut, false)
  expect(html).not.toContain('In den Warenkorb')
  expect(html.match(new RegExp(alert, 'g'))).toHaveLength(1)
})

test('what is there is not asked about', async () => {
  const html = await show({ ...soldOut, stock: { is_in_stock: true, qty: 9 } }, false)
  expect(html).toContain('In den Warenkorb')
  expect(html).not.toMatch(alert)
})

test.each([true, false])(
  '[PROD-18] wishlist and comparison stand beside the button, whether or not (%s) the product can be ordered',
  async (isOrdered) => {
    const pressed = (await show(soldOut, isOrdered)).match(/<button[^>]*aria-pressed="false"[^>]*>/g) ?? []
    const name = sampleCream.name
    expect(pressed.map((button) => /aria-label="([^"]*)"/.exec(button)?.[1])).toEqual([
      `${name} auf der Wunschliste`,
      `${name} im Vergleich`,
    ])
  },
)

test('[UX-44] [G-17] stars stand beside their count, which leads to what was written; without reviews there are none', async () => {
  const rating = { average: 4.8, count: 126, texts: { average: '4,8', count: '126' } }
  const html = await show(sampleCream, true, { state: 'shown', rating } as Reviews)
  expect(html).toMatch(/aria-label="4,8 von 5 Sternen".*<a href="#reviews">126 Bewertungen<\/a>/s)
  expect(await show(sampleCream, true)).not.toContain('Sternen')
})

test('there is one button until somebody has looked whether it can be seen', async () => {
  const html = await show(sampleCream, true)
  expect(html.match(/In den Warenkorb/g)).toHaveLength(1)
  expect(html).not.toContain('data-buy-bar')
})
