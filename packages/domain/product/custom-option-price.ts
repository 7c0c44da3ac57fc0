import type { CustomOption, Product, ProductOption } from '@welt/contract/entity/product.ts'
import { type Cents, toCents } from '../money/cents.ts'
import { toFixedPoint } from '../money/fixed-point.ts'
import { share } from '../money/share.ts'

type CustomChoices = NonNullable<ProductOption['extension_attributes']['custom_options']>
type Surcharge = Pick<CustomOption, 'price' | 'price_type'>

/** What the chosen custom options add to one piece. */
export interface OptionPrice {
  net: Cents
  gross: Cents
}

/** "Fixed adds the amount. Percent adds a share of the product price": of the net price to net, of the gross price to gross. */
export function customOptionPrice(
  product: Pick<Product, 'price' | 'price_incl_tax' | 'custom_options' | 'product_option'>,
  choices: CustomChoices = product.product_option?.extension_attributes.custom_options ?? [],
): OptionPrice {
  const chosen = choices.flatMap(({ option_id, option_value }) => {
    const option = product.custom_options?.find((option) => option.option_id === Number(option_id))
    return option ? surchargesOf(option, String(option_value)) : []
  })
  const added = (price: number | undefined) =>
    chosen.reduce((sum, surcharge) => sum + amountOf(surcharge, toCents(price ?? 0)), 0)
  return { net: added(product.price), gross: added(product.price_incl_tax) }
}

/** An option with values is answered by their ids, several joined by commas; any other by whatever the shopper writes. */
function surchargesOf(option: CustomOption, answer: string): Surcharge[] {
  if (!option.values?.length) return answer.trim() === '' ? [] : [option]
  const ids = new Set(answer.split(',').map(Number))
  return option.values.filter((value) => ids.has(value.option_type_id))
}

function amountOf({ price = 0, price_type }: Surcharge, productPrice: Cents): Cents {
  return price_type === 'percent' ? share(productPrice, toFixedPoint(price, 4), 1_000_000) : toCents(price)
}
