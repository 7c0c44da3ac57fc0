import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { isWithinWindow } from '@welt/domain/date/is-within-window.ts'
import { type Cents, fromCents } from '@welt/domain/money/cents.ts'
import { type TaxRatio, taxRatio } from '@welt/domain/money/tax-ratio.ts'
import { effectivePrices } from '@welt/domain/price/effective-prices.ts'
import { isPriced, readGivenPrices } from '@welt/domain/price/given-prices.ts'
import { fromGross, fromUnits, toUnits } from '@welt/domain/price/taxed-amount.ts'
import { tierPrice } from '@welt/domain/price/tier-price.ts'
import { customOptionPrice } from '@welt/domain/product/custom-option-price.ts'
import { chooseTaxRate } from '@welt/domain/tax/choose-tax-rate.ts'
import { requireTaxCountry } from '@welt/domain/tax/tax-country.ts'
import { taxUserGroup } from '@welt/domain/tax/tax-user-group.ts'
import { grossIn } from '@welt/domain/total/gross-in.ts'
import type { Article, SingleArticle } from './article.ts'
import type { CartSurroundings } from './cart-surroundings.ts'

export interface PriceCase {
  destination: { country: string; region: string }
  customerGroupId: number
}

export interface UnitPrice {
  /** Of one piece, options included. */
  unitGross: Cents
  taxPercent: number
}

/** What one of so many pieces costs at the place where it is sent to. A bundle costs what its parts cost. */
export function priceArticle(
  article: Article,
  qty: number,
  priceCase: PriceCase,
  surroundings: CartSurroundings,
): UnitPrice {
  const taxPercent = articleTax(article, priceCase, surroundings)
  const own =
    article.parts.length === 0 ? singlePrice(article, { qty, rate: taxPercent }, priceCase, surroundings) : null
  const gross = own?.gross ?? partsGross(article.parts, qty, priceCase, surroundings)
  const chosen = article.productOption?.extension_attributes.custom_options ?? []
  if (chosen.length === 0) return { unitGross: gross, taxPercent }
  const options = customOptionPrice(
    {
      price: fromUnits(own?.netUnits ?? 0),
      price_incl_tax: fromCents(gross),
      custom_options: article.product.custom_options,
    },
    chosen,
  )
  return { unitGross: gross + options.gross, taxPercent }
}

/**
 * A bundle is taxed as it is itself. One without a class of its own (the field's, where the parts make the price) bears the
 * highest rate among its parts, so that nothing leaves without tax.
 */
function articleTax({ product, parts }: Article, priceCase: PriceCase, surroundings: CartSurroundings): number {
  const { destination } = priceCase
  const own = rateAt(product, destination, priceCase, surroundings)
  if (own !== undefined) return own
  return parts.reduce((most, part) => Math.max(most, taxAt(part.product, destination, priceCase, surroundings)), 0)
}

function partsGross(parts: Article['parts'], qty: number, priceCase: PriceCase, surroundings: CartSurroundings): Cents {
  return parts.reduce((sum, part) => {
    const rate = taxAt(part.product, priceCase.destination, priceCase, surroundings)
    return sum + singlePrice(part, { qty: part.qty * qty, rate }, priceCase, surroundings).gross * part.qty
  }, 0)
}

/** `rate` is that of the place where it goes. */
function singlePrice(
  single: SingleArticle,
  { qty, rate }: { qty: number; rate: number },
  priceCase: PriceCase,
  surroundings: CartSurroundings,
) {
  const { destination, customerGroupId } = priceCase
  const { tax } = surroundings.storeView
  const home = { country: requireTaxCountry(tax), region: tax.defaultRegion }
  const isHome = home.country === destination.country && home.region === destination.region
  const homeRatio = taxRatio(isHome ? rate : taxAt(single.product, home, priceCase, surroundings))
  const netUnits = netPrice(single, { qty, groupId: customerGroupId, homeRatio }, surroundings)
  return { netUnits, gross: grossIn(netUnits, rate) }
}

/**
 * In ten-thousandths, from the catalogue's own prices at this moment: a special price counts within its window to the
 * second, whenever the index last looked. The customer's group may pay less from a quantity on.
 */
function netPrice(
  { product, variant }: SingleArticle,
  { qty, groupId, homeRatio }: { qty: number; groupId: number; homeRatio: TaxRatio },
  { storeView: { tax }, now }: CartSurroundings,
): number {
  const source = variant && hasPrice(variant) ? variant : product
  const given = readGivenPrices(source, { ratio: homeRatio, ...tax })
  const isSpecial = isWithinWindow({ from: source.special_from_date, to: source.special_to_date }, now)
  const { net } = effectivePrices(given, isSpecial).price

  const tier = tierPrice(variant?.tier_prices ?? product.tier_prices, { groupId, qty })
  if (tier === null) return net
  return Math.min(net, tax.sourcePriceIncludesTax ? fromGross(tier, homeRatio).net : toUnits(tier))
}

function hasPrice(variant: ConfigurableChild): boolean {
  return isPriced(variant) || variant.price != null
}

/** No matching rate means no tax. */
function taxAt(...question: Parameters<typeof rateAt>): number {
  return rateAt(...question) ?? 0
}

function rateAt(
  { tax_class_id }: Product,
  { country, region }: PriceCase['destination'],
  { customerGroupId }: PriceCase,
  { index, storeView }: CartSurroundings,
): number | undefined {
  const userGroupId = taxUserGroup(storeView.tax, customerGroupId)
  const taxCase = { taxClassId: tax_class_id, country, region, ...(userGroupId !== undefined && { userGroupId }) }
  return chooseTaxRate(index.taxRules, taxCase)?.rate
}
