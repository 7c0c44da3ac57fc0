import { createHash } from 'node:crypto'
import { Attribute } from '@welt/contract/entity/attribute.ts'
import { Category } from '@welt/contract/entity/category.ts'
import { CmsPage } from '@welt/contract/entity/cms-page.ts'
import { Product, productTypes } from '@welt/contract/entity/product.ts'
import { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import { chooseTaxRate } from '@welt/domain/tax/choose-tax-rate.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { writeRecord } from '../record/document-record.ts'
import { buildCatalog, catalogDocuments } from './build-catalog.ts'
import { buildPriceHistory } from './build-price-history.ts'
import { buildStock } from './build-stock.ts'
import { catalogVersion } from './catalog-version.ts'
import { models } from './collection/models.ts'
import { buildCustomers } from './customer/build-customers.ts'
import { buildOrders } from './customer/build-orders.ts'
import { coupons } from './customer/coupons.ts'
import { demoStoreViews, ellermoor, halden, laszlo } from './testing/demo-store-views.ts'

const german = buildCatalog(ellermoor)
const english = buildCatalog(laszlo)
const views = [
  { view: 'laszlo_de', catalog: german },
  { view: 'de', catalog: buildCatalog(halden) },
  { view: 'laszlo_en', catalog: english },
]

/** The source's product fields without those that only come into being in a browser or by the tax step. */
const storedFields =
  `sku parentSku id parentId name type_id status visibility tax_class_id url_key url_path slug category_ids
  category image thumbnail small_image media_gallery price special_price final_price special_from_date special_to_date
  tier_prices stock configurable_children configurable_options product_links bundle_options is_sale news_from_date
  news_to_date hf_badge_label hf_color hf_shoe_size hf_shoe_make hf_shoe_last hf_shoe_outsole hf_shoe_type hf_shoe_form
  hf_pattern hf_sub_headline hf_cat_description manufacturer base_price_amount base_price_base_amount base_price_unit`.split(
    /\s+/,
  )

test('the version is the fingerprint of what is built, so that a changed catalogue is seeded anew', () => {
  const hash = createHash('sha256')
  for (const view of demoStoreViews) {
    for (const { entity, document } of catalogDocuments(view, models)) {
      hash.update(JSON.stringify({ entity, document }))
      // How it lies in the database counts too.
      hash.update(writeRecord(entity, document).document)
    }
  }
  for (const row of buildStock(models)) hash.update(JSON.stringify(row))
  for (const row of buildPriceHistory(models)) hash.update(JSON.stringify(row))
  const customers = buildCustomers(demoStoreViews)
  hash.update(JSON.stringify([coupons, customers, buildOrders(demoStoreViews, customers)]))
  expect(catalogVersion).toBe(hash.digest('hex').slice(0, 16))
})

describe.each(views)('the catalogue of $view', ({ catalog }) => {
  test('every document has the shape of the contract', () => {
    expect(z.array(Product).safeParse(catalog.product).error).toBeUndefined()
    expect(z.array(Category).safeParse(catalog.category).error).toBeUndefined()
    expect(z.array(Attribute).safeParse(catalog.attribute).error).toBeUndefined()
    expect(z.array(TaxRule).safeParse(catalog.taxrule).error).toBeUndefined()
    expect(z.array(CmsPage).safeParse(catalog.cms_page).error).toBeUndefined()
  })

  test('[PROD-1] every product type and every field that a catalogue stores is there', () => {
    expect(new Set(catalog.product.map(({ type_id }) => type_id))).toEqual(new Set(productTypes))
    const fields = new Set(catalog.product.flatMap((product) => Object.keys(product)))
    expect(storedFields.filter((field) => !fields.has(field))).toEqual([])
  })

  test('every path can stand in an address as it is', () => {
    const paths = [...catalog.product, ...catalog.category.slice(1)].map(({ url_path }) => url_path ?? '')
    expect(paths.filter((path) => !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(path))).toEqual([])
  })

  test('a product names its categories as they are called', () => {
    const names = new Map(catalog.category.map(({ id, name }) => [id, name]))
    for (const { sku, category_ids, category } of catalog.product.filter(({ visibility }) => visibility > 1)) {
      const named = category_ids?.map((id) => [id, names.get(Number(id))])
      expect([sku, category?.map(({ category_id, name }) => [category_id, name])]).toEqual([sku, named])
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
      const parent_id = Number(path.split('/').at(-1))
      expect(category).toMatchObject({ level, path: `${path}/${category.id}`, parent_id })
      for (const child of category.children_data ?? []) walk(child, `${path}/${category.id}`, level + 1)
    }
    walk(root, '1', 1)
    expect([seen.length, new Set(seen)]).toEqual([
      catalog.category.length,
      new Set(catalog.category.map(({ id }) => id)),
    ])
  })

  test('sizes are offered in the order of their numbers, with what they are called elsewhere', () => {
    const sizes = catalog.attribute.find(({ attribute_code }) => attribute_code === 'hf_shoe_size')?.options ?? []
    const numbers = sizes.map(({ label }) => Number(label.replace('½', '.5')))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect([numbers[0], numbers.at(-1), numbers.length]).toEqual([35, 48, 27])
    for (const size of sizes) expect(Object.keys(size)).toEqual(['label', 'value', 'uk', 'us', 'us_women', 'cm'])
  })
})

describe('the tree of categories', () => {
  const category = (id: number, catalog = german) => catalog.category.find((one) => one.id === id)

  test('keeps the ids and paths that links and bookmarks know', () => {
    const known = [3, 10, 11, 12, 13, 14, 15, 21, 31, 34, 86].map((id) => category(id)?.url_path)
    expect(known).toEqual(
      `inspirationen neu schuhe damenschuhe stiefel pflege schuhe/direktverkauf schuhe/oxford stiefel/schnuerstiefel
      damenschuhe/damen-loafer meistgekauft`.split(/\s+/),
    )
    expect(category(15, english)?.url_path).toBe('shoes/factory-outlet')
  })

  test('has menus with something beside their links, teasers, pictures and content blocks', () => {
    const menu = german.category.filter(({ include_in_menu, level }) => include_in_menu === 1 && level === 2)
    const names = menu.toSorted((a, b) => a.position - b.position).map(({ menu_name, name }) => menu_name ?? name)
    expect(names).toEqual(['Neu', 'Schuhe', 'Damen', 'Stiefel', 'Pflege', 'Gürtel', 'Direktverkauf'])
    for (const id of [11, 12, 13]) {
      expect(category(id)?.teaser_is_active).toBe(1)
      for (const key of ['teaser_headline', 'cat_menu_right_headline', 'cat_cms_block_top'] as const)
        expect(category(id)?.[key]).toBeTruthy()
    }
    expect(category(3)?.landing_page).toBe('landing-inspirations')
    expect(german.category.filter(({ id, image }) => id !== 2 && !image)).toEqual([])
  })
})

describe('the views together', () => {
  test('have the same ids and skus', () => {
    const keys = views.map(({ catalog }) => Object.values(catalog).map((list) => list.map(({ id }) => id)))
    expect(keys[1]).toEqual(keys[0])
    expect(keys[2]).toEqual(keys[0])
    expect(english.product.map(({ sku }) => sku)).toEqual(german.product.map(({ sku }) => sku))
  })

  test('[PRICE-2] German net prices with tax are the English gross prices to the cent', () => {
    const amounts = ({ price, final_price, special_price, tier_prices = [], ...rest }: Product, factor: number) =>
      [price, final_price, special_price, rest.configurable_children?.[0]?.price]
        .concat(tier_prices.map(({ value }) => value))
        .map((amount) => cents(amount, factor))
        .join(' ')
    const grossOfNet = german.product.map((product) => {
      const taxCase = { taxClassId: product.tax_class_id, country: 'DE', region: '' }
      return `${product.sku} ${amounts(product, 1 + (chooseTaxRate(german.taxrule, taxCase)?.rate ?? 0) / 100)}`
    })
    expect(grossOfNet).toEqual(english.product.map((product) => `${product.sku} ${amounts(product, 1)}`))
  })

  test('net prices have at most four decimals', () => {
    expect(german.product.filter(({ price = 0 }) => price !== Number(price.toFixed(4)))).toEqual([])
  })

  test('every house shows its own name', () => {
    expect(views.map(({ catalog }) => catalog.product[0]?.manufacturer_name)).toEqual([
      'Ellermoor Schuhfabrik',
      'Halden Schuhfabrik',
      'Laszlo Shoe Factory',
    ])
  })

  test('what the pages say about the number of lasts is true', () => {
    const lasts = german.attribute.find(({ attribute_code }) => attribute_code === 'hf_shoe_last')
    expect(german.cms_page.find(({ id }) => id === 1)?.content).toContain('Wir arbeiten auf neun Leisten')
    expect(english.cms_page.find(({ id }) => id === 1)?.content).toContain('We work on nine lasts')
    expect(lasts?.options).toHaveLength(9)
  })
})

describe('tax rules', () => {
  const rate = (taxClassId: number, country: string) =>
    chooseTaxRate(german.taxrule, { taxClassId, country, region: '' })?.rate

  test.each([
    ['DE', 19, 7],
    ['AT', 20, 10],
    ['FR', 20, 5.5],
    ['IT', 22, 4],
    ['NL', 21, 9],
    ['PL', 23, 5],
  ])('[PRICE-2] [G-19] %s: %d percent, books %d', (country, standard, book) => {
    expect([rate(2, country), rate(3, country)]).toEqual([standard, book])
  })

  test('[G-19] cover all 27 member states', () => {
    for (const { rates } of german.taxrule) {
      expect(new Set(rates.map(({ tax_country_id }) => tax_country_id)).size).toBe(27)
      expect(rates.filter(({ rate }) => !(rate >= 0 && rate <= 27))).toEqual([])
    }
  })
})

function cents(amount: number | null | undefined, factor: number): number {
  return amount === null || amount === undefined ? -1 : Math.round(amount * factor * 100)
}
