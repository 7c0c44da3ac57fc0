import type { BundleOption, Product, ProductLink } from '@welt/contract/entity/product.ts'
import { type GoodSku, goodSeeds } from './goods.ts'
import { models } from './models.ts'
import { variantsOf } from './variants.ts'
import type { View } from './view.ts'

const careSet: readonly GoodSku[] = ['CREAM', 'BRUSH', 'TREE']

/** The sizes that the bundle's shoe trees fit; the second one is the choice to begin with. */
const bundleSizes = ['WIEN-COG-420-G', 'WIEN-COG-425-G', 'WIEN-COG-430-G']

export function grossOf(sku: string): number {
  const good = goodSeeds.find((seed) => seed.sku === sku)
  const model = models.find((model) => sku.startsWith(`${model.sku}-`))
  const gross = good?.gross ?? model?.reducedGross ?? model?.gross
  if (gross === undefined) throw new RangeError(`${sku} has no price of its own.`)
  return gross
}

/** The care set's single goods. */
export function groupedLinks(): ProductLink[] {
  return careSet.map((sku, index) => ({
    sku: 'CARE-SET',
    link_type: 'associated',
    linked_product_sku: sku,
    linked_product_type: 'simple',
    position: index + 1,
    qty: 1,
  }))
}

/** A pair, trees for it and cream; one tin is offered, two can be had. */
export function bundleOptions(view: View): BundleOption[] {
  const german = view.language === 'de'
  const links = (option: number, skus: readonly string[], standard: string) =>
    skus.map((sku, index) => ({
      id: option * 10 + index + 1,
      sku,
      qty: 1,
      is_default: sku === standard,
      price: view.price(grossOf(sku)),
      position: index + 1,
      can_change_quantity: option === 3 ? 1 : 0,
    }))
  return [
    {
      option_id: 1,
      title: german ? 'Schuh' : 'Shoes',
      required: true,
      type: 'radio',
      position: 1,
      sku: 'WIEN-SET',
      product_links: links(1, bundleSizes, 'WIEN-COG-425-G'),
    },
    {
      option_id: 2,
      title: german ? 'Schuhspanner' : 'Shoe trees',
      required: true,
      type: 'radio',
      position: 2,
      sku: 'WIEN-SET',
      product_links: links(2, ['TREE'], 'TREE'),
    },
    {
      option_id: 3,
      title: german ? 'Pflege' : 'Care',
      required: false,
      type: 'radio',
      position: 3,
      sku: 'WIEN-SET',
      product_links: links(3, ['CREAM', 'BRUSH'], 'CREAM'),
    },
  ]
}

/** A composite can be bought while every part of it that must be there is there. */
export function isCompositeInStock(sku: GoodSku): boolean {
  if (sku !== 'WIEN-SET') return true
  const wien = models.filter((model) => model.sku === 'WIEN').flatMap(variantsOf)
  return wien.some((variant) => bundleSizes.includes(variant.sku) && variant.isInStock)
}

/** What an option adds is the same in every view: it is added to net and gross alike. */
export function engraving(view: View): Pick<Product, 'custom_options'> {
  const title = view.language === 'de' ? 'Brandzeichen (bis 12 Zeichen)' : 'Branding (up to 12 characters)'
  return {
    custom_options: [
      {
        option_id: 1,
        product_sku: 'TREE',
        title,
        type: 'field',
        is_require: false,
        price: 9,
        price_type: 'fixed',
        max_characters: 12,
        sort_order: 1,
      },
    ],
  }
}

export function sumOf(parts: readonly string[]): number {
  return parts.reduce((cents, sku) => cents + Math.round(grossOf(sku) * 100), 0) / 100
}

export const compositeParts: Readonly<Partial<Record<GoodSku, readonly string[]>>> = {
  'CARE-SET': careSet,
  'WIEN-SET': ['WIEN-COG-425-G', 'TREE', 'CREAM'],
}
