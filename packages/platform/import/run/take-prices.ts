import type { Product } from '@welt/contract/entity/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import { parseWireDate } from '@welt/domain/date/parse-wire-date.ts'
import { type Cents, fromCents, toCents } from '@welt/domain/money/cents.ts'
import { calculateProductPrices, type PriceContext } from '@welt/domain/price/calculate-product-prices.ts'
import { lowestPriceBefore, type PriceChange } from '@welt/domain/price/lowest-price.ts'
import { isEnabled } from '@welt/domain/status/is-enabled.ts'
import type { Queryable } from '../../storage/database.ts'
import type { Notes } from '../report/notes.ts'
import type { Stage } from '../stage/stage.ts'
import { readPriceHistory } from '../write/read-price-history.ts'

interface PriceTakerOptions {
  database: Queryable
  tax: StoreView['tax']
  taxRules: readonly TaxRule[]
  now: number
  stage: Stage
}

/** What a shopper pays for each sku from now on, for the history that the thirty-day rule needs (§ 11 PAngV). */
export class PriceTaker {
  readonly #database: Queryable
  readonly #context: PriceContext
  readonly #stage: Stage

  constructor({ database, tax, taxRules, now, stage }: PriceTakerOptions) {
    this.#database = database
    const group = tax.userGroupId === null ? {} : { userGroupId: tax.userGroupId }
    this.#context = { tax, taxRules, now, ...group }
    this.#stage = stage
  }

  async take(product: Product, notes: Notes): Promise<void> {
    const priced = this.#context.tax.calculateServerSide ? calculateProductPrices(product, this.#context) : product
    for (const article of [priced, ...(priced.configurable_children ?? [])]) {
      const { sku, price_incl_tax: gross } = article
      if (gross !== undefined && gross > 0 && isEnabled(article)) this.#stage.putPrice(sku, toCents(gross))
    }
    await this.#addLowest(product, priced, notes)
  }

  /** Beside a running reduction stands the lowest price of the thirty days before it, as far as we know that time. */
  async #addLowest(product: Product, priced: Product, notes: Notes): Promise<void> {
    const { price_incl_tax: gross } = priced
    if (product.lowest_price_30_days !== undefined || !priced.special_price || gross === undefined) return
    const history = (await readPriceHistory(this.#database, [product.sku])).get(product.sku) ?? []
    const lowest = lowestPriceBefore(history, beginOf(priced, toCents(gross), history, this.#context.now))
    if (lowest === null) return
    product.lowest_price_30_days = fromCents(lowest)
    notes.add('lowest-price')
  }
}

/** When the reduction began: the day that the catalogue names, else when this price was first seen here, else now. */
function beginOf(
  { special_from_date: from }: Product,
  gross: Cents,
  history: readonly PriceChange[],
  now: number,
): number {
  const named = typeof from === 'string' ? parseWireDate(from) : Number.NaN
  if (!Number.isNaN(named)) return named
  const latest = history.toSorted((a, b) => b.validFrom - a.validFrom)[0]
  return latest?.gross === gross ? latest.validFrom : now
}
