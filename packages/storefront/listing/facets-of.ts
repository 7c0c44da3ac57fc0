import type { AttributeOption } from '@welt/contract/entity/attribute.ts'
import { orderValues } from '@welt/domain/listing/order-values.ts'
import { type PriceRange, priceRangeId, priceRangeLabel } from '@welt/domain/listing/price-range.ts'
import type { AttributeLabels } from '../attribute/load-attributes.ts'
import { colourCode, sizeCode } from '../attribute/option-code.ts'
import type { Shop } from '../store-view/shop.ts'
import type { Facet, FacetValue } from './listing.ts'
import { priceCode } from './selection-rules.ts'

/** The filters that a list has something to choose in, in the order of the configuration. */
export function facetsOf(
  shop: Shop,
  labels: AttributeLabels,
  /** The values of an attribute that occur on the list, there or sold out. */
  occurring: (code: string) => readonly string[],
): Facet[] {
  const { defaultFilters, priceRanges } = shop.config.products
  return defaultFilters.flatMap((code): Facet[] => {
    if (code === priceCode) return [priceFacet(shop, labels, priceRanges)]
    const attribute = labels.attribute(code)
    const options = new Map(attribute?.options?.map((option) => [String(option.value), option]))
    const values = occurring(code).flatMap((id) => options.get(id) ?? [])
    // What all of them have in common, nobody needs to choose.
    if (!attribute || values.length < 2) return []
    const order = [...options.keys()]
    return [
      {
        code,
        label: attribute.frontend_label ?? attribute.default_frontend_label,
        look: code === sizeCode ? 'size' : code === colourCode ? 'colour' : 'plain',
        values: orderValues(values.map(valueOf), order),
      },
    ]
  })
}

function valueOf(option: AttributeOption): FacetValue {
  const { value, label, swatch, uk, us, us_women } = option
  return {
    id: String(value),
    label,
    ...(typeof swatch === 'string' && { swatch }),
    ...(typeof uk === 'string' && { uk }),
    ...(typeof us === 'string' && { us }),
    ...(typeof us_women === 'string' && { usWomen: us_women }),
  }
}

function priceFacet(shop: Shop, labels: AttributeLabels, ranges: readonly PriceRange[]): Facet {
  const { currencySign } = shop.storeView.i18n
  return {
    code: priceCode,
    label: labels.attribute(priceCode)?.frontend_label ?? shop.texts.text('category.price'),
    look: 'price',
    values: ranges.map((range) => ({ id: priceRangeId(range), label: priceRangeLabel(range, currencySign) })),
  }
}
