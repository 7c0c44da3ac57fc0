import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { createVariantIndex } from '@welt/domain/variant/create-variant-index.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Shop } from '../store-view/shop.ts'
import { createTestShop, germanView } from '../testing/create-test-shop.ts'
import { galleriesOf } from './galleries-of.ts'
import type { Part } from './product-page-data.ts'
import { productView } from './product-view.ts'
import { readChoice } from './read-choice.ts'
import { sampleCream } from './sample-cream.ts'
import { sampleShoe } from './sample-shoe.ts'
import { sizeScales } from './size-scales.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createTestShop({ storeView: germanView })
})

function show(query: string, product: Product = sampleShoe, parts: Part[] = []) {
  const index = createVariantIndex(product)
  const choice = readChoice(index, { params: new URLSearchParams(query) }, shop.config.products)
  const data = {
    product,
    galleries: galleriesOf(product),
    sizes: sizeScales(product, []),
    parts,
    fitPercent: product.hf_fit_length ?? null,
  }
  return productView(data, index, choice, {
    text: shop.texts.text,
    i18n: shop.storeView.i18n,
    config: shop.config,
  })
}

function withChild(change: Partial<ConfigurableChild>): Product {
  const [first, ...others] = sampleShoe.configurable_children ?? []
  return { ...sampleShoe, configurable_children: first ? [{ ...first, ...change }, ...others] : [] }
}

describe('the price', () => {
  test('is the same text for every choice while all variants cost the same', () => {
    for (const query of ['', 'hf_color=502', 'childSku=COG-42-G']) {
      expect(show(query).price).toEqual({
        current: '389,00\u00a0€',
        amount: 38900,
        isFrom: false,
        before: null,
        lowest: null,
        base: null,
      })
    }
  })

  test('is the lowest with a word before it while several are left, and the variant’s own once it is chosen', () => {
    const product = withChild({ price_incl_tax: 399 })
    expect(show('', product).price.current).toBe('ab 389,00\u00a0€')
    expect(show('hf_color=502', product).price.current).toBe('389,00\u00a0€')
    expect(show('childSku=COG-42-G', product).price.current).toBe('399,00\u00a0€')
  })

  test('names the recommended price while a special price is running', () => {
    const reduced = { ...sampleCream, special_price: 10, price_incl_tax: 11.9, original_price_incl_tax: 14.9 }
    expect(show('', reduced).price).toMatchObject({ current: '11,90\u00a0€', before: '14,90\u00a0€' })
  })

  test('[G-04] [UX-39] tells the lowest price of thirty days beside a reduction, and of no reduction where it was lower', () => {
    const reduced = { ...sampleCream, special_price: 10, price_incl_tax: 11.9, original_price_incl_tax: 14.9 }
    expect(show('', { ...reduced, lowest_price_30_days: 13.9 }).price).toMatchObject({
      before: '14,90\u00a0€',
      lowest: 'Niedrigster Preis der letzten 30 Tage: 13,90\u00a0€',
    })
    expect(show('', { ...reduced, lowest_price_30_days: 9.9 }).price).toMatchObject({ before: null, lowest: null })
  })

  test('[PROD-15] tells the price per litre of goods in millilitres', () => {
    const product = { ...sampleCream, base_price_amount: 50, base_price_base_amount: 100, base_price_unit: 2248 }
    expect(show('', product).price.base).toBe('238,00\u00a0€ je l')
  })
})

describe('the gallery', () => {
  test('follows the colour, keeps the view and names what it shows', () => {
    const { stage, thumbs } = show('hf_color=502&view=2').gallery
    expect(stage).toEqual({
      path: '/shoe/cap-oxford.71.270-leather-tonal.calf-black-2.brass-round.1/sole.svg',
      alt: 'Wien in Schwarz, Sohle',
      video: null,
    })
    expect(thumbs.map(({ href, name, isShown }) => [href, name, isShown])).toEqual([
      ['?hf_color=502', 'Ansicht 1: Außenseite', false],
      ['?hf_color=502&view=2', 'Ansicht 2: Sohle', true],
    ])
  })

  test('[UX-34] the one picture with measures is shown beside the details, in the chosen colour', () => {
    const side = { image: '/shoe/x/side.svg', pos: 1 }
    const measured = { image: '/shoe/x/measure.svg', pos: 2, lab: 'Maße' }
    const { gallery } = show('', { ...sampleCream, media_gallery: [side, measured] })
    expect(gallery.measured).toMatchObject({ path: '/shoe/x/measure.svg', href: '?view=2', name: 'Ansicht 2: Maße' })
    expect(show('').gallery.measured).toBeNull()
  })

  test('shows the last picture where the address asks for one beyond it', () => {
    expect(show('view=99').gallery.stage.path).toBe(
      '/shoe/cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1/sole.svg',
    )
  })

  test('has a placeholder where there is no picture', () => {
    const { stage, thumbs } = show('', { ...sampleCream, image: 'no_selection' }).gallery
    expect(stage).toEqual({ path: null, alt: 'Schuhcreme', video: null })
    expect(thumbs).toHaveLength(1)
  })

  test('tells of a film', () => {
    const film = { image: '/good/shoe-cream.svg', vid: { url: 'https://film.example/1' } }
    expect(show('', { ...sampleCream, media_gallery: [film] }).gallery.stage.video).toBe('https://film.example/1')
  })

  test('[UX-99] a picture that the catalogue tells in words is told in them, after the name', () => {
    const described = { image: '/good/brush.svg', lab: 'Bürste', alt: 'Bürste aus Buche und Rosshaar' }
    const { stage } = show('', { ...sampleCream, media_gallery: [described] }).gallery
    expect(stage.alt).toBe('Schuhcreme: Bürste aus Buche und Rosshaar')
  })
})

describe('colours', () => {
  test('keep size and width where that pair exists, and stand alone where it does not', () => {
    const hrefs = (query: string) => show(query).colours?.items.map(({ href }) => href)
    expect(hrefs('childSku=COG-42-G')).toEqual(['?childSku=COG-42-G', '?childSku=BLK-42-G'])
    expect(hrefs('childSku=COG-425-G')).toEqual(['?childSku=COG-425-G', '?hf_color=502'])
    expect(hrefs('')).toEqual(['?hf_color=501', '?hf_color=502'])
  })

  test('show a picture of the shoe each, and the first one is shown unless another is chosen', () => {
    const colours = show('').colours
    expect(colours?.pictures).toEqual([
      '/shoe/cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1/side.svg',
      '/shoe/cap-oxford.71.270-leather-tonal.calf-black-2.brass-round.1/side.svg',
    ])
    expect(colours?.chosen).toBe('Cognac')
    expect(show('hf_color=502').colours?.items.map(({ isChosen }) => isChosen)).toEqual([false, true])
  })
})

describe('the shelf of sizes', () => {
  const names = (query: string, product = sampleShoe) =>
    show(query, product).grid?.rows.map(({ cells }) => cells.map(({ name }) => name))

  test('says of every pair of the colour whether it is there', () => {
    expect(names('')).toEqual([
      ['Größe 42, Weite F, nicht gefertigt', 'Größe 42½, Weite F, ausverkauft, wir melden uns'],
      ['Größe 42, Weite G, frei', 'Größe 42½, Weite G, noch 2 Paar'],
    ])
    expect(names('hf_color=502')).toEqual([
      ['Größe 42, Weite F, frei', 'Größe 42½, Weite F, nicht gefertigt'],
      ['Größe 42, Weite G, frei', 'Größe 42½, Weite G, nicht gefertigt'],
    ])
  })

  test('marks the chosen pair', () => {
    expect(names('childSku=COG-425-G')?.[1]?.[1]).toBe('Größe 42½, Weite G, noch 2 Paar, gewählt')
    const { columns, rows } = show('childSku=COG-425-G').grid ?? { columns: [], rows: [] }
    expect(columns.map(({ label, uk, isChosen }) => [label, uk, isChosen])).toEqual([
      ['42', '8', false],
      ['42½', '8½', true],
    ])
    expect(rows.flatMap(({ cells }) => cells).filter(({ isChosen }) => isChosen)).toHaveLength(1)
  })

  test('links to the pair, or to the combination that nobody makes', () => {
    expect(show('view=2').grid?.rows[0]?.cells.map(({ href }) => href)).toEqual([
      '?hf_color=501&hf_shoe_size=611&hf_shoe_width=701&view=2',
      '?childSku=COG-425-F&view=2',
    ])
  })

  test('needs no widths', () => {
    const options = sampleShoe.configurable_options?.slice(0, 2)
    expect(names('', { ...sampleShoe, configurable_options: options })).toEqual([
      ['Größe 42, frei', 'Größe 42½, noch 2 Paar'],
    ])
  })

  test('is not there where a product has no sizes', () => {
    expect(show('', sampleCream).grid).toBeNull()
  })
})

describe('the line that repeats the choice', () => {
  test('[UX-32] tells how many say that the size fits, once one is chosen', () => {
    const rated = { ...sampleShoe, hf_fit_length: 87 }
    expect(show('childSku=COG-42-G', rated).chosen?.fit).toBe('87\u00a0% sagen: passt wie gewohnt.')
    expect(show('', rated).chosen?.fit).toBe('')
    expect(show('childSku=COG-42-G').chosen?.fit).toBe('')
  })

  const words = (query: string, product = sampleShoe) => {
    const chosen = show(query, product).chosen
    return chosen && [chosen.title, chosen.text, chosen.stock?.text].filter(Boolean).join(' ')
  }

  test.each([
    ['childSku=COG-425-G', 'EU 42½, Weite G entspricht UK\u00a08½, US\u00a09½, 27,2\u00a0cm. Noch 2 Paar.'],
    ['childSku=COG-42-G', 'EU 42, Weite G entspricht UK\u00a08, US\u00a09, 26,9\u00a0cm. Am Lager.'],
    ['childSku=COG-425-F', 'EU 42½, Weite F entspricht UK\u00a08½, US\u00a09½, 27,2\u00a0cm. Ausverkauft.'],
    ['hf_color=502', 'Noch keine Größe gewählt. Bitte wählen Sie ein Feld in der Tafel.'],
    ['hf_shoe_size=611', 'Bitte wählen Sie zuerst: Weite.'],
  ])('says for "%s": %s', (query, text) => {
    expect(words(query)).toBe(text)
  })

  test('[PROD-6] warns of a combination that does not exist', () => {
    const { chosen, isComplete } = show('hf_color=501&hf_shoe_size=611&hf_shoe_width=701')
    expect(chosen?.isWarning).toBe(true)
    expect(chosen?.text).toContain('Diese Kombination gibt es nicht')
    expect(isComplete).toBe(false)
  })

  test('[PROD-9] says that no variant is available', () => {
    const product = { ...sampleShoe, configurable_children: [], errors: { variants: 'No available product variants' } }
    expect(words('', product)).toBe('Davon ist zurzeit keine Ausführung lieferbar.')
  })

  test('counts pieces of a simple product and says nothing of what comes by e-mail', () => {
    expect(words('', sampleCream)).toBe('Am Lager.')
    expect(words('', { ...sampleCream, stock: { is_in_stock: true, qty: 2 } })).toBe('Noch 2 Stück.')
    expect(words('', { ...sampleCream, type_id: 'virtual' })).toBeNull()
  })
})

describe('what is sold out', () => {
  test('[STOCK-6] is told of by name, colour, size and width once it is chosen', () => {
    expect(show('childSku=COG-425-F').soldOut).toEqual({
      sku: 'COG-425-F',
      what: '42½',
      words: 'Wien, Cognac, EU 42½, Weite F',
    })
    expect(show('childSku=COG-425-G').soldOut).toBeNull()
    expect(show('').soldOut).toBeNull()
  })

  test('[STOCK-6] is told of by its name where there is nothing to choose', () => {
    expect(show('', { ...sampleCream, stock: { is_in_stock: false, qty: 0 } }).soldOut).toEqual({
      sku: 'CREAM',
      what: 'Schuhcreme',
      words: 'Schuhcreme',
    })
    expect(show('', sampleCream).soldOut).toBeNull()
  })

  test('[STOCK-6] has a bell in the shelf for each single pair, and for no other', () => {
    const bells = (product: Product) =>
      show('', product).grid?.rows.map(({ cells }) => cells.map(({ alertSku }) => alertSku))
    expect(bells(sampleShoe)).toEqual([
      [undefined, 'COG-425-F'],
      [undefined, undefined],
    ])
  })
})

describe('the current product', () => {
  test('[PROD-7] is the variant, configured, with its parent’s name and the picture of its colour', () => {
    const { current, chosenSku, isComplete } = show('childSku=BLK-42-G')
    expect(current).toMatchObject({
      sku: 'BLK-42-G',
      parentSku: 'WIEN',
      name: 'Wien',
      is_configured: true,
      image: '/shoe/cap-oxford.71.270-leather-tonal.calf-black-2.brass-round.1/side.svg',
      type_id: 'configurable',
    })
    expect([chosenSku, isComplete]).toEqual(['BLK-42-G', true])
  })

  test('[PROD-7] has its parent’s picture where neither the variant nor its colour has one', () => {
    const [first] = sampleShoe.configurable_children ?? []
    const bare: Product = {
      ...sampleShoe,
      configurable_options: sampleShoe.configurable_options?.map((option) => ({
        ...option,
        values: option.values.map(({ value_index, label }) => ({ value_index, label })),
      })),
      configurable_children: first ? [{ ...first, image: 'no_selection' }] : [],
    }
    expect(show('childSku=COG-42-G', bare).current.image).toBe(
      '/shoe/cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1/side.svg',
    )
  })

  test('is the product itself while a question is open', () => {
    expect(show('hf_color=502')).toMatchObject({ current: sampleShoe, isComplete: false })
    expect(show('', sampleCream)).toMatchObject({ current: sampleCream, isComplete: true })
  })
})

test('a question beside colour and size is asked in a list, and an answer may lead nowhere', () => {
  const belt: Product = {
    ...sampleShoe,
    configurable_options: [
      ...(sampleShoe.configurable_options?.slice(0, 1) ?? []),
      {
        attribute_code: 'length',
        label: 'Länge',
        values: [
          { value_index: 95, label: '95 cm' },
          { value_index: 105, label: '105 cm' },
        ],
      },
    ],
    configurable_children: [
      { sku: 'B95', hf_color: 501, length: 95 },
      { sku: 'B105', hf_color: 502, length: 105 },
    ],
  }
  expect(show('', belt).lists).toEqual([
    {
      code: 'length',
      label: 'Länge',
      chosen: '',
      items: [
        { value: '95', label: '95 cm', href: '?childSku=B95', isChosen: false, exists: true },
        { value: '105', label: '105 cm', href: '?hf_color=501&length=105', isChosen: false, exists: false },
      ],
    },
  ])
  expect(show('childSku=B95', belt).chosen?.title).toBe('95 cm')
})

test('[PROD-10] [PROD-11] the parts of a set show what each of them costs', () => {
  const set: Product = { ...sampleCream, sku: 'SET', type_id: 'bundle' }
  const cream = { ...sampleCream, base_price_amount: 50, base_price_unit: 2248 }
  const parts: Part[] = [{ product: cream, quantity: 2, path: '/schuhcreme', title: 'Pflege' }]
  expect(show('', set, parts).parts).toEqual([
    {
      sku: 'CREAM',
      name: 'Schuhcreme',
      title: 'Pflege',
      path: '/schuhcreme',
      picture: '/good/shoe-cream.svg',
      quantity: 2,
      price: '23,80\u00a0€',
      basePrice: '238,00\u00a0€ je l',
    },
  ])
})
