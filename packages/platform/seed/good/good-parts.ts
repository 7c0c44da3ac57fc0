import type { BundleOption, ProductLink } from '@welt/contract/entity/product.ts'
import { models } from '../collection/models.ts'
import { modelPricing } from '../price/model-pricing.ts'
import { isRunning } from '../price/pricing.ts'
import { variantsOf } from '../shoe/variants.ts'
import type { View } from '../view.ts'
import { goodSeeds } from './goods.ts'

const careSet = ['CREAM', 'BRUSH', 'TREE']

/** The sizes that the bundle's shoe trees fit; the second one is the choice to begin with. */
const bundleSizes = ['WIEN-COG-420-G', 'WIEN-COG-425-G', 'WIEN-COG-430-G']

/** What a single thing costs today. */
export function grossOf(sku: string): number {
  const good = goodSeeds.find((seed) => seed.sku === sku)
  if (good?.gross !== undefined) return isRunning(good.offer) ? good.offer.gross : good.gross
  const model = models.find((model) => sku.startsWith(`${model.sku}-`))
  if (!model) throw new RangeError(`${sku} has no price of its own.`)
  const { gross, offer } = modelPricing(model)
  return isRunning(offer) ? offer.gross : gross
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

/** A pair, trees for it and care; one tin is offered, more can be had. */
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
  const choice = (option: number, title: string, required: boolean, product_links: BundleOption['product_links']) => ({
    option_id: option,
    title,
    required,
    type: 'radio',
    position: option,
    sku: 'WIEN-SET',
    product_links,
  })
  return [
    choice(1, german ? 'Schuh' : 'Shoes', true, links(1, bundleSizes, 'WIEN-COG-425-G')),
    choice(2, german ? 'Schuhspanner' : 'Shoe trees', true, links(2, ['TREE'], 'TREE')),
    choice(3, german ? 'Pflege' : 'Care', false, links(3, ['CREAM', 'WAX', 'BRUSH'], 'CREAM')),
  ]
}

/** A composite can be bought while every part of it that must be there is there. */
export function isCompositeInStock(sku: string): boolean {
  if (sku !== 'WIEN-SET') return true
  const wien = models.filter((model) => model.sku === 'WIEN').flatMap(variantsOf)
  return wien.some((variant) => bundleSizes.includes(variant.sku) && variant.isInStock)
}

/** What a set costs is what its parts cost, as they are chosen to begin with. */
export function sumOfParts(sku: string): number {
  const parts = compositeParts[sku] ?? []
  return parts.reduce((cents, part) => cents + Math.round(grossOf(part) * 100), 0) / 100
}

const compositeParts: Readonly<Record<string, readonly string[]>> = {
  'CARE-SET': careSet,
  'WIEN-SET': ['WIEN-COG-425-G', 'TREE', 'CREAM'],
}
