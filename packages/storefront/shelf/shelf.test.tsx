import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CardData } from '../card/card-data.ts'
import { TextContext } from '../i18n/use-text.ts'
import { PrefixContext } from '../navigation/use-prefix.ts'
import { ShopContext } from '../store-view/use-shop.ts'
import { AroundCards } from '../testing/around-cards.tsx'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { Shelf } from './shelf.tsx'

const shop = await createTestShop({ storeView: germanView })

const cards = (count: number): CardData[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    sku: `SHOE-${index}`,
    path: `/shoe-${index}`,
    name: `Schuh ${index + 1}`,
    fact: 'Derby, Kalbleder',
    price: '379,00 €',
    picture: { path: null, alt: '' },
    colours: [],
  }))

function show(count: number, autoplay = false): string {
  return renderToString(
    <ShopContext value={shop}>
      <TextContext value={shop.texts.text}>
        <PrefixContext value="">
          <AroundCards>
            <Shelf cards={cards(count)} label="Meistgekauft" cardHeading="h3" autoplay={autoplay} />
          </AroundCards>
        </PrefixContext>
      </TextContext>
    </ShopContext>,
  )
}

test('[CMS-3] the server writes every card and both positions: two at once below 1023 px, four above', () => {
  const html = show(24)
  expect(html.match(/<article/g)).toHaveLength(24)
  expect(html).toContain('1–2 von 24')
  expect(html).toContain('1–4 von 24')
})

test('[UX-4] a card has one link for the keyboard, and its heart', () => {
  const html = show(3)
  const links = html.match(/<a [^>]*>/g) ?? []
  expect(links.filter((link) => !link.includes('tabindex="-1"'))).toHaveLength(3)
  expect(html.match(/<button[^>]*aria-pressed="false"/g)).toHaveLength(3)
})

test('the beginning says that it is one, and arrows wait for somebody who answers', () => {
  const html = show(24)
  expect(html).toContain('aria-label="Zurück: Meistgekauft. Sie sehen den Anfang der Reihe."')
  expect(html).toContain('aria-label="Weiter: Meistgekauft"')
  expect(html).not.toContain('data-answers')
})

test('a row that fits has no arrows', () => {
  expect(show(2)).not.toContain('Weiter:')
})

test('[UX-97] nothing moves by itself before the browser has said that motion is welcome', () => {
  expect(show(24, true)).not.toContain('anhalten')
})
