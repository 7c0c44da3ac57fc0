import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { TaxRule } from '@welt/contract/entity/tax-rule.ts'
import { isWithinWindow } from '../date/is-within-window.ts'
import { taxRatio } from '../money/tax-ratio.ts'
import { isEnabled } from '../status/is-enabled.ts'
import { chooseTaxRate } from '../tax/choose-tax-rate.ts'
import { taxCountry } from '../tax/tax-country.ts'
import { type EffectivePrices, effectivePrices } from './effective-prices.ts'
import { type GivenPrices, isPriced, type PriceReading, readGivenPrices } from './given-prices.ts'
import { liftCustomAttributes } from './lift-custom-attributes.ts'
import { mirrorCamelCase } from './mirror-camel-case.ts'
import { type PriceFields, writePriceFields } from './price-fields.ts'

export interface PriceContext {
  taxRules: readonly TaxRule[]
  tax: StoreView['tax']
  now: number
  /** The shopper's group; given only when grouped tax is active. */
  userGroupId?: number
}

/**
 * Tax, special and final price of a product and its variants, from the catalogue's prices or from its own earlier answer.
 * A parent shows the lowest price among its variants. No matching tax rate means no tax.
 */
export function calculateProductPrices(product: Product, context: PriceContext): Product {
  const mirror = context.tax.deprecatedPriceFieldsSupport
  const { own, variants } = calculate(product, context)
  if (!variants) return write(own, mirror)
  return { ...write(own, mirror), configurable_children: variants.map((variant) => write(variant, mirror)) }
}

/** What the calculation above writes into the product itself, without the work of writing into its variants. */
export function calculateOwnPrices(product: Product, context: PriceContext): PriceFields {
  return fieldsOf(calculate(product, context).own, context.tax.deprecatedPriceFieldsSupport)
}

function calculate(product: Product, context: PriceContext) {
  const reading = readingFor(product, context)
  const priceSingle = <T extends Priceable>(source: T): Priced<T> => {
    const given = readGivenPrices(source, reading)
    const active = isWithinWindow({ from: source.special_from_date, to: source.special_to_date }, context.now)
    return { source, given, effective: effectivePrices(given, active) }
  }

  const own = priceSingle(product)
  const variants = product.configurable_children?.map((child) => priceSingle(withPrice(child, product)))
  return variants ? { own: { ...own, effective: lowestOf(own, variants) }, variants } : { own, variants }
}

type Priceable = Product | ConfigurableChild

interface Priced<T> {
  source: T
  given: GivenPrices
  effective: EffectivePrices
}

function readingFor(product: Product, { taxRules, tax, userGroupId }: PriceContext): PriceReading {
  const rate = chooseTaxRate(taxRules, {
    taxClassId: product.tax_class_id,
    country: taxCountry(tax),
    region: tax.defaultRegion,
    userGroupId,
  })
  return {
    ratio: taxRatio(rate?.rate ?? 0),
    sourcePriceIncludesTax: tax.sourcePriceIncludesTax,
    finalPriceIncludesTax: tax.finalPriceIncludesTax,
  }
}

/** A variant that names no price is sold at its parent's; read as 0 it would pull the parent's price down to nothing. */
function withPrice(child: ConfigurableChild, parent: Product): ConfigurableChild {
  const lifted = liftCustomAttributes(child)
  const hasOwnPrice = isPriced(lifted) || lifted.price != null
  if (hasOwnPrice) return lifted
  return {
    ...lifted,
    price: parent.price,
    special_price: parent.special_price,
    final_price: parent.final_price,
    original_price: parent.original_price,
    original_price_incl_tax: parent.original_price_incl_tax,
    original_special_price: parent.original_special_price,
    original_final_price: parent.original_final_price,
    special_from_date: parent.special_from_date,
    special_to_date: parent.special_to_date,
  }
}

/**
 * The parent takes price and special price of its cheapest variant, never the original price. Variants that are switched off
 * count only where all are: a list must not name a price that nobody can pay.
 */
function lowestOf(parent: Priced<Product>, children: readonly Priced<ConfigurableChild>[]): EffectivePrices {
  let { price, special, final } = parent.effective
  const isAnySold = children.some(({ source }) => isEnabled(source))
  for (const child of children) {
    if (isAnySold && !isEnabled(child.source)) continue
    if (child.effective.price.gross > price.gross && price.net !== 0) continue
    price = child.effective.price
    special = child.effective.special
  }
  return { price, special, final: parent.given.final.net > 0 ? final : price }
}

function write<T extends Priceable>(priced: Priced<T>, mirror: boolean): T {
  return { ...priced.source, ...fieldsOf(priced, mirror) }
}

function fieldsOf({ given, effective }: Priced<Priceable>, mirror: boolean) {
  const fields = writePriceFields(given, effective)
  return mirror ? { ...fields, ...mirrorCamelCase(fields) } : fields
}
