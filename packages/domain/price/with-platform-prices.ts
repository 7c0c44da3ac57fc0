import type { PriceInfo } from '@welt/contract/entity/price-info.ts'
import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import { fromUnits, toUnits } from './taxed-amount.ts'

type Info = PriceInfo['price_info']

/**
 * A product with the prices that the platform asks for it now, and its variants with theirs: "price_is_current true and
 * price_refreshed_at set". What the platform says nothing about keeps the price that the catalogue told, which nobody calls current.
 */
export function withPlatformPrices(product: Product, prices: readonly PriceInfo[], now: number): Product {
  const infos = new Map(prices.map(({ id, price_info }) => [id, price_info]))
  const own = infos.get(product.id)
  const priced: Product = {
    ...product,
    ...(own && amountsOf(own)),
    price_is_current: own !== undefined,
    price_refreshed_at: own ? now : null,
  }
  const children = product.configurable_children
  return children ? { ...priced, configurable_children: children.map((child) => pricedChild(child, infos)) } : priced
}

function pricedChild(child: ConfigurableChild, infos: ReadonlyMap<number, Info>): ConfigurableChild {
  const info = child.id === undefined ? undefined : infos.get(child.id)
  return info ? { ...child, ...amountsOf(info) } : child
}

/** `price_info` is gross, `tax_adjustments` is net. */
function amountsOf(gross: Info) {
  const net = gross.extension_attributes.tax_adjustments
  const tax = (name: 'final_price' | 'regular_price' | 'special_price') =>
    fromUnits(toUnits(gross[name]) - toUnits(net[name]))
  return {
    price: net.final_price,
    price_incl_tax: gross.final_price,
    price_tax: tax('final_price'),
    original_price: net.regular_price,
    original_price_incl_tax: gross.regular_price,
    original_price_tax: tax('regular_price'),
    special_price: net.special_price,
    special_price_incl_tax: gross.special_price,
    special_price_tax: tax('special_price'),
    final_price: net.final_price,
    final_price_incl_tax: gross.final_price,
    final_price_tax: tax('final_price'),
  }
}
