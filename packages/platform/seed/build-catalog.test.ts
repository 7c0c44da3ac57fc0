import { createHash } from 'node:crypto'
import { Attribute } from '@welt/contract/entity/attribute.ts'
import { Category } from '@welt/contract/entity/category.ts'
import { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { Product, productTypes } from '@welt/contract/entity/product.ts'
import { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseImagePath } from '../image/parse-image-path.ts'
import { buildCatalog } from './build-catalog.ts'
import { buildStock } from './build-stock.ts'
import { catalogVersion } from './catalog-version.ts'
import { demoStoreViews, ellermoor, halden, laszlo } from './testing/demo-store-views.ts'

const german = buildCatalog(ellermoor)
const english = buildCatalog(laszlo)
const views = demoStoreViews.map((view) => ({ view: view.storeCode, catalog: buildCatalog(view) }))
const shoes = german.product.filter(({ type_id }) => type_id === 'configurable')
const listed = german.product.filter(({ visibility }) => visibility === 4)

/** The source's product fields without those that only come into being in a browser or by the tax step. */
const storedFields =
  `sku parentSku id parentId name type_id status visibility tax_class_id url_key url_path slug category_ids
  category image thumbnail small_image media_gallery price special_price final_price special_from_date special_to_date
  tier_prices stock configurable_children configurable_options product_links bundle_options is_sale news_from_date
  news_to_date hf_badge_label hf_color hf_shoe_size hf_shoe_make hf_shoe_last hf_shoe_outsole hf_shoe_type hf_shoe_form
  hf_pattern hf_sub_headline hf_cat_description manufacturer base_price_amount base_price_base_amount base_price_unit`.split(
    /\s+/,
  )

function find(sku: string, catalog = german) {
  const product = catalog.product.find((product) => product.sku === sku)
  if (!product) throw new Error(`There is no ${sku}.`)
  return product
}

test('the version is the fingerprint of what is built, so that a changed catalogue is seeded anew', () => {
  const content = JSON.stringify([views, buildStock()])
  expect(catalogVersion).toBe(createHash('sha256').update(content).digest('hex').slice(0, 16))
})

describe.each(views)('the catalogue of $view', ({ catalog }) => {
  test('every document has the shape of the contract', () => {
    expect(z.array(Product).safeParse(catalog.product).error).toBeUndefined()
    expect(z.array(Category).safeParse(catalog.category).error).toBeUndefined()
    expect(z.array(Attribute).safeParse(catalog.attribute).error).toBeUndefined()
    expect(z.array(TaxRule).safeParse(catalog.taxrule).error).toBeUndefined()
    expect(z.array(CmsPage).safeParse(catalog.cms_page).error).toBeUndefined()
  })

  test('every product type and every field that a catalogue stores is there', () => {
    expect(new Set(catalog.product.map(({ type_id }) => type_id))).toEqual(new Set(productTypes))
    const fields = new Set(catalog.product.flatMap((product) => Object.keys(product)))
    expect(storedFields.filter((field) => !fields.has(field))).toEqual([])
  })

  test('ids, skus and paths are unique', () => {
    for (const list of Object.values(catalog)) expect(duplicates(list.map(({ id }) => id))).toEqual([])
    expect(duplicates(catalog.product.map(({ sku }) => sku))).toEqual([])
    expect(catalog.product.filter(({ url_path }) => !url_path)).toEqual([])
    const paths = [
      ...catalog.product.map(({ url_path }) => url_path),
      ...catalog.category.map(({ url_path }) => url_path),
      ...catalog.cms_page.map(({ identifier }) => identifier),
    ]
    expect(duplicates(paths)).toEqual([])
    expect(duplicates(catalog.category.map(({ slug }) => slug))).toEqual([])
  })

  test('every path can stand in an address as it is', () => {
    for (const { url_path } of [...catalog.product, ...catalog.category.slice(1)]) {
      expect(url_path).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/)
    }
  })

  test('every category that a product names exists, by its name too', () => {
    const names = new Map(catalog.category.map(({ id, name }) => [id, name]))
    for (const { sku, category_ids = [], category = [] } of catalog.product) {
      expect([sku, ...category.map(({ category_id }) => category_id)]).toEqual([sku, ...category_ids])
      for (const { category_id, name } of category) expect([sku, name]).toEqual([sku, names.get(category_id)])
    }
  })

  test('product_count is the number of products that a listing shows', () => {
    const shown = catalog.product.filter(({ visibility, status }) => [2, 3, 4].includes(visibility) && status <= 1)
    for (const { id, product_count } of catalog.category) {
      const members = id === 2 ? shown : shown.filter(({ category_ids }) => category_ids?.includes(id))
      expect([id, product_count]).toEqual([id, members.length])
      expect(product_count).toBeGreaterThan(0)
    }
  })

  test('the tree below the root holds every category once, with true levels and paths', () => {
    const root = catalog.category.find(({ id }) => id === 2)
    const seen: number[] = []
    const walk = (category: Category | undefined, path: string, level: number) => {
      if (!category) return
      seen.push(category.id)
      expect(category).toMatchObject({
        level,
        path: `${path}/${category.id}`,
        parent_id: Number(path.split('/').at(-1)),
      })
      for (const child of category.children_data ?? []) walk(child, `${path}/${category.id}`, level + 1)
    }
    walk(root, '1', 1)
    expect(duplicates(seen)).toEqual([])
    expect(new Set(seen)).toEqual(new Set(catalog.category.map(({ id }) => id)))
  })

  test('every option that a product names has a label', () => {
    const labels = new Map(
      catalog.attribute.map(({ attribute_code, options = [] }) => [
        attribute_code,
        new Map(options.map(({ value, label }) => [String(value), label])),
      ]),
    )
    for (const product of catalog.product) {
      for (const [code, options] of labels) {
        if (options.size === 0) continue
        const own = z.int().optional().parse(product[code])
        const several = z.array(z.int()).default([]).parse(product[`${code}_options`])
        for (const id of own === undefined ? several : [own, ...several]) {
          expect([product.sku, code, id, options.get(String(id))]).not.toContain(undefined)
        }
      }
    }
  })

  test('[G-14] every shoe names upper, lining with insole, and outsole', () => {
    for (const shoe of catalog.product.filter(({ type_id }) => type_id === 'configurable')) {
      for (const part of ['upper', 'lining', 'insole', 'outsole']) expect(shoe[`hf_material_${part}`]).toBeTruthy()
    }
  })

  test('[G-15] every product names its maker with a postal and an electronic address', () => {
    for (const product of catalog.product.filter(({ visibility }) => visibility > 1)) {
      expect(product.manufacturer).toBeTruthy()
      expect(product.manufacturer_name).toMatch(/(Ellermoor|Halden|Laszlo) (Schuhfabrik|Shoe Factory)/)
      expect(product.manufacturer_address).toMatch(/\d{5} Pirmasens/)
      expect(product.manufacturer_email).toMatch(/@/)
    }
  })

  test('every picture that a document names can be drawn', () => {
    const paths = [...JSON.stringify(catalog).matchAll(/"(\/[^"]*\.svg)"/g)].map(([, path]) => path ?? '')
    expect(paths.length).toBeGreaterThan(1000)
    expect([...new Set(paths)].filter((path) => parseImagePath(path).kind === 'unknown')).toEqual([])
  })

  test('what teasers and menu pictures lead to is a category of this view', () => {
    const paths = new Set(catalog.category.map(({ url_path }) => `/${url_path}`))
    const links = catalog.category.flatMap(({ teaser_button_link, cat_cms_url }) => [teaser_button_link, cat_cms_url])
    const named = links.filter((link) => typeof link === 'string')
    expect(named).toHaveLength(2)
    for (const link of named) expect(paths).toContain(link.split('?')[0])
  })

  test('every linked, bundled and related product exists', () => {
    const skus = new Set(catalog.product.map(({ sku }) => sku))
    for (const { product_links = [], bundle_options = [] } of catalog.product) {
      for (const { linked_product_sku } of product_links) expect(skus).toContain(linked_product_sku)
      for (const { sku } of bundle_options.flatMap((option) => option.product_links)) expect(skus).toContain(sku)
    }
  })
})

describe('the views together', () => {
  test('have the same ids and skus', () => {
    const keys = views.map(({ catalog }) => Object.values(catalog).map((list) => list.map(({ id }) => id)))
    expect(keys[1]).toEqual(keys[0])
    expect(keys[2]).toEqual(keys[0])
    expect(english.product.map(({ sku }) => sku)).toEqual(german.product.map(({ sku }) => sku))
  })

  test('German net prices with tax are the English gross prices to the cent', () => {
    for (const net of german.product) {
      const gross = find(net.sku, english)
      for (const key of ['price', 'final_price', 'special_price'] as const) {
        expect([net.sku, key, cents(net[key], 1.19)]).toEqual([net.sku, key, cents(gross[key], 1)])
      }
      net.configurable_children?.forEach((child, index) => {
        expect(cents(child.price, 1.19)).toBe(cents(gross.configurable_children?.[index]?.price, 1))
      })
      expect(net.tier_prices?.map(({ value }) => cents(value, 1.19))).toEqual(
        gross.tier_prices?.map(({ value }) => cents(value, 1)),
      )
    }
  })

  test('net prices have at most four decimals', () => {
    for (const { price = 0 } of german.product) expect(price).toBe(Number(price.toFixed(4)))
  })

  test('the English view is English: umlauts and ß only in names', () => {
    const names = /Brünn|Gerberstraße|Zweibrücken/g
    for (const list of Object.values(english)) {
      for (const document of list) {
        const left = JSON.stringify(document).replaceAll(names, '')
        expect(/.{0,40}[äöüÄÖÜß].{0,40}/.exec(left)?.[0]).toBeUndefined()
        expect(/[^"]{0,40}\b(und|der|das|mit|für|ist|nicht|oder)\b [^"]{0,40}/.exec(left)?.[0]).toBeUndefined()
      }
    }
  })

  test('every house shows its own name', () => {
    const [wien] = buildCatalog(halden).product
    expect(wien?.manufacturer_name).toBe('Halden Schuhfabrik')
    expect(find('WIEN').manufacturer_name).toBe('Ellermoor Schuhfabrik')
    expect(find('WIEN', english).manufacturer_name).toBe('Laszlo Shoe Factory')
  })
})

describe('the shoes', () => {
  test('are the dozen for men and two for women', () => {
    expect(shoes).toHaveLength(14)
    expect(german.category.find(({ url_path }) => url_path === 'schuhe')?.product_count).toBe(12)
    expect(german.category.find(({ url_path }) => url_path === 'damenschuhe')?.product_count).toBe(2)
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
    expect(find(sku, english)).toMatchObject({ price, final_price: special ?? price, is_sale: special !== undefined })
    expect(find(sku, english).special_price).toBe(special)
  })

  test('sizes tell the US size of those for whom the model is made', () => {
    const us = (sku: string, eu: string) =>
      find(sku)
        .configurable_options?.flatMap(({ values }) => values)
        .find(({ label }) => label === eu)?.value_data
    expect(us('WIEN', '40')).toEqual({ uk: '6', us: '7', cm: 25.5 })
    expect(us('GASTEIN', '40')).toEqual({ uk: '6', us: '8', cm: 25.5 })
  })

  test('variants carry plain values, no type, no path and no null, because their keys overwrite the parent’s', () => {
    for (const child of shoes.flatMap(({ configurable_children = [] }) => configurable_children)) {
      for (const code of ['hf_color', 'hf_shoe_size', 'hf_shoe_width']) expect(child[code]).toBeTypeOf('number')
      expect(Object.values(child)).not.toContain(null)
      for (const key of ['type_id', 'url_path', 'url_key', 'slug', 'visibility']) expect(child).not.toHaveProperty(key)
    }
  })

  test('each variant is a hidden product that knows its parent', () => {
    for (const shoe of shoes) {
      for (const { sku, id } of shoe.configurable_children ?? []) {
        const own = { id, type_id: 'simple', visibility: 1, status: 1, parentSku: shoe.sku, parentId: shoe.id }
        expect(find(sku)).toMatchObject(own)
      }
    }
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
    for (const { configurable_children = [], configurable_options = [] } of shoes) {
      const combinations = configurable_options.reduce((product, { values }) => product * values.length, 1)
      expect(configurable_children.length).toBeLessThan(combinations)
    }
    const pairs = shoes.flatMap(({ configurable_children = [] }) =>
      configurable_children.map(({ stock }) => stock?.qty ?? -1),
    )
    expect(pairs.filter((qty) => qty === 0).length).toBeGreaterThan(50)
    expect(pairs.filter((qty) => qty >= 1 && qty <= 3).length).toBeGreaterThan(50)
    expect(pairs.filter((qty) => qty > 3).length).toBeGreaterThan(300)
    expect(Math.min(...pairs)).toBe(0)
  })

  test('one model can be ordered when its shelf is empty', () => {
    const empty = (find('KLAUSENBURG').configurable_children ?? []).filter(({ stock }) => stock?.qty === 0)
    expect(empty.length).toBeGreaterThan(0)
    expect(empty.every(({ stock }) => stock?.is_in_stock && stock.backorders === 1)).toBe(true)
  })

  test('the teaser counts the burgundy models truly', () => {
    const men = german.category.find(({ id }) => id === 11)
    const burgundy = shoes.filter(
      ({ category_ids, hf_color_options }) =>
        category_ids?.includes(11) && z.array(z.int()).parse(hf_color_options).includes(503),
    )
    expect(burgundy).toHaveLength(6)
    expect(men?.teaser_text).toBe('Sechs Modelle ansehen')
  })

  test('other numbers in the texts are true as well', () => {
    const count = (id: number) => german.category.find((category) => category.id === id)
    expect(count(11)).toMatchObject({ cat_menu_right_text: 'Drei Oxfords, die man ein Leben lang trägt' })
    expect(count(21)?.product_count).toBe(3)
    expect(count(3)?.description).toMatch(/^Fünf Paare/)
    expect(count(3)?.product_count).toBe(5)
    const lasts = german.attribute.find(({ attribute_code }) => attribute_code === 'hf_shoe_last')
    expect(german.cms_page.find(({ id }) => id === 1)?.content).toContain('Wir arbeiten auf fünf Leisten')
    expect(lasts?.options).toHaveLength(5)
  })
})

describe('the other goods', () => {
  test('the grouped care set costs what its parts cost', () => {
    const set = find('CARE-SET', english)
    const parts = (set.product_links ?? []).map((link) => find(link.linked_product_sku ?? '', english))
    expect(set.product_links?.every(({ link_type }) => link_type === 'associated')).toBe(true)
    expect(parts.reduce((sum, { price }) => sum + cents(price, 1), 0)).toBe(cents(set.price, 1))
  })

  test('the bundle costs what its default choices cost', () => {
    const set = find('WIEN-SET', english)
    const defaults = (set.bundle_options ?? []).flatMap((option) =>
      option.product_links.filter((link) => link.is_default),
    )
    expect(defaults).toHaveLength(3)
    expect(defaults.reduce((sum, { price, qty }) => sum + cents(price ?? 0, qty ?? 1), 0)).toBe(44990)
    expect(cents(set.price, 1)).toBe(44990)
  })

  test('[PROD-15] the cream has a base price: 50 ml of 1000 ml', () => {
    const cream = { base_price_amount: 50, base_price_base_amount: 1000, base_price_unit: 2248, price: 11.9 }
    expect(find('CREAM', english)).toMatchObject(cream)
    const units = german.attribute.find(({ attribute_code }) => attribute_code === 'base_price_unit')?.options
    expect(units?.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '2244 kg',
      '2245 lbs',
      '2246 g',
      '2247 l',
      '2248 ml',
      '2249 m',
      '2250 cm',
      '2251 mm',
    ])
  })

  test('every listed product has a row of stock', () => {
    const rows = new Map(buildStock().map((row) => [row.sku, row]))
    for (const { sku, id, stock } of german.product) {
      expect(rows.get(sku)).toMatchObject({ productId: id, isInStock: stock?.is_in_stock, qty: stock?.qty })
    }
    expect(rows.size).toBe(german.product.length)
    expect(listed.length).toBeLessThan(rows.size)
  })
})

function cents(amount: number | null | undefined, factor: number): number {
  return amount === null || amount === undefined ? -1 : Math.round(amount * factor * 100)
}

function duplicates<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
