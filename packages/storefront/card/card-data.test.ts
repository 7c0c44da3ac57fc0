import type { Product } from '@welt/contract/entity/product.ts'
import { expect, test } from 'vitest'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { cardData, cardFields } from './card-data.ts'

const labels = { attribute: () => undefined, label: () => undefined, swatch: () => undefined }
const graz: Product = {
  id: 3,
  sku: 'GRAZ',
  name: 'Graz',
  type_id: 'configurable',
  status: 1,
  visibility: 4,
  image: 'no_selection',
  special_price: 276.47,
  price_incl_tax: 329,
  original_price_incl_tax: 389,
  hf_badge_label: 'Reduziert',
  special_from_date: '2026-10-12 00:00:00',
}
const shop = await createTestShop({ storeView: germanView })
const card = (lowest_price_30_days?: number) =>
  cardData(shop, { ...graz, ...(lowest_price_30_days && { lowest_price_30_days }) }, labels)

test('[LIST-8] [G-04] [UX-39] a reduced card shows the price before, the lowest of thirty days and the badge', () => {
  expect(card(389)).toMatchObject({
    price: '329,00\u00a0€',
    before: '389,00\u00a0€',
    lowest: 'Niedrigster Preis der letzten 30 Tage: 389,00\u00a0€',
    badge: 'Reduziert',
  })
  expect(cardFields).toContain('lowest_price_30_days')
})

test('[G-04] a special price that is no reduction shows neither', () => {
  const shown = card(319)
  expect(shown.price).toBe('329,00\u00a0€')
  for (const key of ['before', 'lowest', 'badge']) expect(shown).not.toHaveProperty(key)
})

test('[LIST-8] a card shows picture, price, subtitle, colours and what buyers gave', async () => {
  const product: Product = {
    ...graz,
    image: '/shoe/x/side.svg',
    hf_sub_headline: 'Derby, Kalbleder, Lochung',
    rating_summary: 80,
    review_count: 1211,
  }
  const ofColours = { ...labels, label: () => 'Mokka', swatch: () => '#46291A' }
  expect(cardData(shop, { ...product, hf_color_options: [504] }, ofColours)).toMatchObject({
    picture: { path: '/shoe/x/side.svg', alt: 'Graz' },
    fact: 'Derby, Kalbleder, Lochung',
    colours: [{ label: 'Mokka', colour: '#46291A' }],
    rating: { average: '4,0', count: '1.211' },
  })
})

test('[LIST-8] the colour of the picture stands first and says so', () => {
  const names: Record<string, string> = { 501: 'Cognac', 504: 'Mokka' }
  const ofColours = { label: (_: string, value: unknown) => names[String(value)], swatch: () => '#46291A' }
  const shoe = { ...graz, image: '/mokka', hf_color_options: [501, 504], hf_color_images: ['/cognac', '/mokka'] }
  const shown = (wanted?: string[]) => {
    const { colours, picture, path } = cardData(shop, shoe, ofColours, wanted)
    return [colours.map(({ label, isShown }) => (isShown ? `(${label})` : label)).join(' '), picture.path, path]
  }
  const { path } = cardData(shop, graz, ofColours)
  expect(shown()).toEqual(['(Mokka) Cognac', '/mokka', path])
  expect(shown(['999'])).toEqual(['(Mokka) Cognac', '/mokka', path])
  // Who filters by colours sees one of them, and is led to it.
  expect(shown(['501'])).toEqual(['(Cognac) Mokka', '/cognac', `${path}?hf_color=501`])
  expect(shown(['501', '504'])).toEqual(['(Mokka) Cognac', '/mokka', path])
})

test('[LIST-8] a catalogue without pictures of its colours shows the picture that it has, and marks none', () => {
  const ofColours = { label: () => 'Cognac', swatch: () => '#8a4a22' }
  const card = cardData(shop, { ...graz, image: '/mokka', hf_color_options: [501] }, ofColours, ['501'])
  expect(card).toMatchObject({ picture: { path: '/mokka' }, colours: [{ label: 'Cognac' }] })
  expect(card.colours[0]).not.toHaveProperty('isShown')
})

test('[LIST-8] without a headline of its own the subtitle is the colour', () => {
  const ofColours = { ...labels, label: () => 'Mokka', swatch: () => undefined }
  expect(cardData(shop, { ...graz, hf_color: 504 }, ofColours).fact).toBe('Mokka')
})

test('[UX-15] a card tells the sizes that are there, by size', () => {
  const names: Record<string, string> = { 612: '42½', 601: '36', 611: '42' }
  const ofSizes = { ...labels, label: (_code: string, value: unknown) => names[String(value)] }
  const shoe = { ...graz, hf_shoe_size_options: [612, 611, 999, 601] }
  expect(cardData(shop, shoe, ofSizes).sizes).toEqual(['36', '42', '42½'])
  expect(cardData(shop, graz, ofSizes)).not.toHaveProperty('sizes')
})
