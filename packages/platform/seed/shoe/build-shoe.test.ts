import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '@welt/contract/entity/product.ts'
import { isNew } from '@welt/domain/product/is-new.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { models } from '../collection/models.ts'
import { demoFilmFolder } from '../film/film-folder.ts'
import { demoStoreViews, ellermoor, laszlo } from '../testing/demo-store-views.ts'
import { viewOf } from '../view.ts'
import { buildShoe } from './build-shoe.ts'

const german = models.map((model) => buildShoe(model, viewOf(ellermoor)))
const shoes = german.map(([shoe]) => shoe).filter((shoe) => shoe !== undefined)
const children = shoes.flatMap(({ configurable_children = [] }) => configurable_children)
const now = Date.UTC(2026, 10, 15)

function find(sku: string, storeView = ellermoor): Product {
  const model = models.find((model) => model.sku === sku)
  const [shoe] = model ? buildShoe(model, viewOf(storeView)) : []
  if (!shoe) throw new Error(`There is no ${sku}.`)
  return shoe
}

describe('the collection', () => {
  test('[PROD-1] has at least 160 models in at least 6,000 variants, every way of cutting and making among them', () => {
    expect(models.length).toBeGreaterThanOrEqual(160)
    expect(children.length).toBeGreaterThanOrEqual(6000)
    expect(children.length).toBeLessThan(12_000)
    const kinds = (key: 'pattern' | 'last' | 'sole' | 'leather' | 'make' | 'welt') =>
      new Set(models.map((model) => model[key])).size
    expect([kinds('pattern'), kinds('last'), kinds('sole'), kinds('leather'), kinds('make')]).toEqual([14, 9, 5, 5, 3])
    expect(new Set(models.flatMap(({ colours }) => colours)).size).toBeGreaterThanOrEqual(16)
  })

  test.each([
    ['WIEN', 389, undefined],
    ['PRAG', 419, undefined],
    ['GRAZ', 389, 329],
    ['TRIEST', 349, undefined],
    ['BRUENN', 469, undefined],
    ['LEMBERG', 399, undefined],
    ['SALZBURG', 389, undefined],
    ['PRESSBURG', 429, 359],
    ['AGRAM', 379, undefined],
    ['KLAUSENBURG', 649, undefined],
    ['MERAN', 339, undefined],
    ['LINZ', 439, undefined],
  ])('%s costs %d, reduced %s', (sku, price, special) => {
    const shoe = find(sku, laszlo)
    expect(shoe).toMatchObject({ price, final_price: special ?? price, is_sale: special !== undefined })
    expect(shoe.special_price).toBe(special)
  })

  test('the first models keep their addresses, ids and sizes', () => {
    expect(find('WIEN')).toMatchObject({ id: 1001, url_path: 'wien-oxford-rahmengenaeht' })
    expect(find('WIEN', laszlo).url_path).toBe('wien-welted-oxford')
    const pair = german[0]?.find(({ sku }) => sku === 'WIEN-COG-425-G')
    expect(pair).toMatchObject({ id: 101_049, hf_shoe_size: 612, hf_color: 501, hf_shoe_width: 702 })
  })

  test('names and umlauts become addresses that need no escaping', () => {
    expect(find('GOERLITZ').url_path).toBe('goerlitz-oxford')
    expect(find('BRUEGGE', laszlo).url_path).toBe('bruegge-womens-oxford')
  })
})

describe('what a shoe says', () => {
  test('fact, materials and weight follow from how it is made', () => {
    expect(find('WHITBY')).toMatchObject({
      hf_material_upper: 'Genarbtes Kalbleder, gefettet, Gerberei Aubrac, Auvergne',
      hf_material_outsole: 'Gummi (Commando) auf Leder-Zwischensohle',
      hf_material_welt: 'Leder, zwei sichtbare Nähte, 6 Stiche je Zoll',
    })
    expect(find('OBAN', laszlo)).toMatchObject({
      hf_sub_headline: 'Chelsea boot, suede',
      hf_material_upper: 'Calf suede, Sandner tannery, Styria',
    })
    expect(find('PARMA', laszlo).hf_sub_headline).toMatch(/^Women’s Derby, /)
  })

  test('a Blake-stitched shoe says nothing about a welt', () => {
    expect(find('ABBAZIA')).not.toHaveProperty('hf_material_welt')
    expect(find('GASTEIN')).toHaveProperty('hf_material_welt')
  })

  test('[UX-99] its pictures spell the drawing, in the order of the page, with a label and a sentence each', () => {
    const spec = 'cap-oxford.71.270-leather-tonal.calf-cognac-2.brass-round.1'
    const gallery = find('WIEN').media_gallery ?? []
    expect(gallery.map(({ image }) => image)).toEqual(
      ['side', 'toe', 'facing', 'top', 'sole', 'heel', 'welt', 'inner', 'measure'].map((v) => `/shoe/${spec}/${v}.svg`),
    )
    expect(gallery[4]).toMatchObject({ lab: 'Sohle' })
    expect(gallery[4]?.['alt']).toMatch(/^Cap-Toe-Oxford aus cognac/)
    expect(find('WIEN')['hf_construction_image']).toBe(`/shoe/${spec}/construction.svg`)
  })

  test('[PROD-2] one model has a film in its gallery, which lies with the demo', () => {
    const filmed = shoes.filter(({ media_gallery = [] }) => media_gallery.some(({ vid }) => vid))
    expect(filmed.map(({ sku }) => sku)).toEqual(['BRUENN'])
    for (const view of demoStoreViews) {
      const entry = find('BRUENN', view).media_gallery?.find(({ vid }) => vid)
      const [, name = ''] = /^\/media\/film\/([a-z-]+\.webm)$/.exec(entry?.vid?.url ?? '') ?? []
      expect(existsSync(join(demoFilmFolder, name))).toBe(true)
    }
  })

  test('what a shoe does not have is not named: a Blake-stitched one shows the edge of its sole, not a welt', () => {
    const named = (sku: string) => {
      const { hf_material_welt: welt, media_gallery = [] } = find(sku)
      return [welt === undefined, media_gallery.some(({ lab }) => lab === 'Rahmen')]
    }
    expect(named('ABBAZIA')).toEqual([true, false])
    expect(named('WIEN')).toEqual([false, true])
  })

  test('the heel is as high as the last stands', () => {
    const slim = models.filter(({ last }) => last === '29')
    expect(slim.length).toBeGreaterThan(0)
    for (const { sku } of slim)
      expect([sku, find(sku)['hf_material_heel']]).toEqual([sku, expect.stringContaining('35 mm')])
    expect(find('WIEN')['hf_material_heel']).toContain('26 mm')
  })

  test('sizes tell the US size of those for whom the model is made', () => {
    const us = (sku: string, eu: string) =>
      find(sku)
        .configurable_options?.flatMap(({ values }) => values)
        .find(({ label }) => label === eu)?.value_data
    expect(us('WIEN', '40')).toEqual({ uk: '6', us: '7', cm: 25.5 })
    expect(us('GASTEIN', '40')).toEqual({ uk: '6', us: '8', cm: 25.5 })
  })
})

describe('novelties and badges', () => {
  const news = (now: number) => shoes.filter((shoe) => isNew(shoe, now)).map(({ sku }) => sku)

  test('[PROD-14] are new now, were new, or will be', () => {
    expect(news(now)).toContain('WIEN')
    expect(news(now)).not.toContain('LINZ')
    expect(news(Date.UTC(2025, 5, 1))).toEqual(['LINZ'])
    expect(news(Date.UTC(2034, 5, 1))).toContain('PASSAU')
  })

  test('[PROD-14] [LIST-8] tell so at the picture, as they tell a reduction', () => {
    expect(find('WIEN').hf_badge_label).toBe('Neu')
    expect(find('GRAZ')).toMatchObject({ hf_badge_label: 'Reduziert', is_sale: true })
    expect(find('GRAZ', laszlo).hf_badge_label).toBe('Reduced')
    expect(find('KLAUSENBURG', laszlo).hf_badge_label).toBe('Made to order')
    expect(find('PRAG').hf_badge_label).toBeUndefined()
  })
})

describe('the variants', () => {
  test('carry plain values, no type, no path and no null, because their keys overwrite the parent’s', () => {
    const wrong = children.filter(
      (child) =>
        ['hf_color', 'hf_shoe_size', 'hf_shoe_width'].some((code) => typeof child[code] !== 'number') ||
        Object.values(child).includes(null) ||
        ['type_id', 'url_path', 'url_key', 'slug', 'visibility'].some((key) => key in child),
    )
    expect(wrong).toEqual([])
  })

  test('are hidden products of their own that know their parent', () => {
    for (const [shoe, ...pairs] of german) {
      expect(pairs.map(({ id, sku }) => ({ id, sku }))).toEqual(
        shoe?.configurable_children?.map(({ id, sku }) => ({ id, sku })),
      )
      const own = { type_id: 'simple', visibility: 1, status: 1, parentSku: shoe?.sku, parentId: shoe?.id }
      expect(pairs[0]).toMatchObject(own)
      expect(new Set(pairs.map(({ parentSku, visibility }) => `${parentSku} ${visibility}`)).size).toBe(1)
    }
  })

  test('are men’s sizes from 39 to 48 and women’s from 35 to 43, halves among them', () => {
    const sizesOf = (wearer: string) => {
      const ids = new Set(models.filter((model) => model.wearer === wearer).map(({ number }) => 1000 + number))
      const labels = shoes
        .filter(({ id }) => ids.has(id))
        .flatMap(({ configurable_options = [] }) => configurable_options[1]?.values.map(({ label }) => label) ?? [])
      return [...new Set(labels.map((label) => Number(label?.replace('½', '.5'))))].sort((a, b) => a - b)
    }
    const halves = (from: number, to: number) => Array.from({ length: (to - from) * 2 + 1 }, (_, at) => from + at / 2)
    expect(sizesOf('men')).toEqual(halves(39, 48))
    expect(sizesOf('women')).toEqual(halves(35, 43))
  })

  test('the filters offer every colour that is made, but only sizes of which a pair is there', () => {
    const triest = find('TRIEST')
    const tan = triest.configurable_children?.filter(({ hf_color }) => hf_color === 505) ?? []
    expect(tan.every(({ stock }) => stock?.is_in_stock === false)).toBe(true)
    expect(triest.hf_color_options).toContain(505)
    for (const shoe of shoes) {
      const inStock = (shoe.configurable_children ?? []).filter(({ stock }) => stock?.is_in_stock)
      const sizes = new Set(inStock.map(({ hf_shoe_size }) => hf_shoe_size))
      expect(new Set(z.array(z.int()).parse(shoe.hf_shoe_size_options))).toEqual(sizes)
    }
  })

  test('not every size is made in every width, and shelves are full, low and empty', () => {
    const wien = find('WIEN')
    const combinations = wien.configurable_options?.reduce((product, { values }) => product * values.length, 1)
    expect(wien.configurable_children?.length).toBeLessThan(combinations ?? 0)
    const pairs = children.map(({ stock }) => stock?.qty ?? -1)
    expect(pairs.filter((qty) => qty === 0).length).toBeGreaterThan(500)
    expect(pairs.filter((qty) => qty >= 1 && qty <= 3).length).toBeGreaterThan(500)
    expect(pairs.filter((qty) => qty > 3).length).toBeGreaterThan(3000)
    expect(Math.min(...pairs)).toBe(0)
  })

  test('one model is wholly sold out', () => {
    const gone = shoes.filter(({ stock }) => !stock?.is_in_stock)
    expect(gone.map(({ sku, hf_shoe_size_options }) => [sku, hf_shoe_size_options])).toEqual([['PILSEN', []]])
  })

  test('models that are made on demand can be ordered when their shelf is empty', () => {
    const empty = (find('KLAUSENBURG').configurable_children ?? []).filter(({ stock }) => stock?.qty === 0)
    expect(empty.length).toBeGreaterThan(0)
    expect(empty.every(({ stock }) => stock?.is_in_stock && stock.backorders === 1)).toBe(true)
  })
})
