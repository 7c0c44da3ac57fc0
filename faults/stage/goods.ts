import { insertFixture, insertFixtureStock } from '@welt/platform/catalog/testing/fixture-catalog.ts'
import { ellermoor, laszlo } from '@welt/platform/seed/testing/demo-store-views.ts'
import type { Database } from '@welt/platform/storage/database.ts'

/** Two rates and two kinds of price (net in the German view, gross in the English one), with cents that do not divide. */
const taxrule = [rule(1, 2, { DE: 19, SE: 25, LU: 17 }), rule(2, 5, { DE: 7, SE: 6, LU: 3 })]

function rule(id: number, taxClass: number, rates: Record<string, number>) {
  return {
    id,
    code: `VAT ${id}`,
    product_tax_class_ids: [taxClass],
    customer_tax_class_ids: [3],
    rates: Object.entries(rates).map(([tax_country_id, rate], place) => ({
      id: id * 10 + place,
      rate,
      tax_country_id,
      tax_region_id: 0,
    })),
  }
}

export interface Good {
  id: number
  sku: string
  type_id: string
  taxClass: number
  /** Net, of four decimals, as the German view has it. */
  net: number
  qty: number
  managed: boolean
}

export const manyGoods: readonly Good[] = Array.from({ length: 40 }, (_, at) => ({
  id: 100 + at,
  sku: `MANY-${at}`,
  type_id: 'simple',
  taxClass: at % 4 === 3 ? 5 : 2,
  net: Math.round((0.42 + at * at * 1.0317) * 10_000) / 10_000,
  qty: 1_000_000,
  managed: true,
}))

/** One pair each, filled up by whoever plays with it. */
export const rareSkus = ['RARE-A', 'RARE-B'] as const
const rareGoods = rareSkus.map(
  (sku, at): Good => ({ id: 10 + at, sku, type_id: 'simple', taxClass: 2, net: 100, qty: 0, managed: true }),
)

export const plentySku = 'PLENTY'
const plenty: Good = { id: 20, sku: plentySku, type_id: 'simple', taxClass: 2, net: 100, qty: 1_000_000, managed: true }
export const soldOutSku = 'SOLD-OUT'
const soldOut: Good = { id: 23, sku: soldOutSku, type_id: 'simple', taxClass: 2, net: 100, qty: 0, managed: true }
export const voucherSku = 'VOUCHER'
const voucher: Good = { id: 21, sku: voucherSku, type_id: 'virtual', taxClass: 2, net: 50, qty: 0, managed: false }
/** Three of them are below the smallest order. */
export const smallSku = 'SMALL'
const small: Good = { id: 22, sku: smallSku, type_id: 'simple', taxClass: 2, net: 5, qty: 1_000_000, managed: true }

const goods = [...rareGoods, plenty, soldOut, voucher, small, ...manyGoods]

const pages = ['agb', 'widerruf', 'datenschutz', 'revocation', 'privacypolicy']

export async function writeGoods(database: Database): Promise<void> {
  for (const view of [ellermoor, laszlo]) {
    await insertFixture(database, view.elasticsearch.index, {
      taxrule,
      cms_page: pages.map((identifier, at) => ({
        id: at + 1,
        identifier,
        title: identifier,
        content: `<p>${identifier}</p>`,
        active: true,
      })),
      product: goods.map((good) => document(good, view.tax.sourcePriceIncludesTax)),
    })
  }
  await insertFixtureStock(
    database,
    goods.map(({ id, sku, qty, managed }) => ({ id, sku, qty, managed })),
  )
}

function document({ id, sku, type_id, taxClass, net }: Good, includesTax: boolean) {
  const gross = Math.round(net * (taxClass === 2 ? 119 : 107)) / 100
  return {
    id,
    sku,
    type_id,
    name: `Ware ${sku}`,
    status: 1,
    visibility: 4,
    tax_class_id: taxClass,
    price: includesTax ? gross : net,
    url_key: sku.toLowerCase(),
    url_path: sku.toLowerCase(),
    category_ids: [2],
  }
}
