import type { ColourName } from '@welt/illustration/params/colour.ts'
import { colours } from '../attribute/colours.ts'
import { models } from '../collection/models.ts'
import { goodPricing } from '../good/build-good.ts'
import { goodSeeds } from '../good/goods.ts'
import type { Language } from '../localized.ts'
import { modelPricing } from '../price/model-pricing.ts'
import type { Pricing } from '../price/pricing.ts'
import { variantsOf } from '../shoe/variants.ts'
import type { TaxClass } from '../tax/tax-rates.ts'

/** Something of the catalogue, as an order names it. */
export interface SoldThing {
  sku: string
  productId: number
  type: 'configurable' | 'simple' | 'virtual'
  name: (language: Language) => string
  taxClass: TaxClass
  /** What a group paid for one piece of so many, at a moment of the past, in euros with German tax. */
  grossAt: (moment: string, group: number, quantity: number) => number
}

/** A pair or a good by its sku; an order of something that was never sold is a mistake of this file. */
export function soldThing(sku: string): SoldThing {
  const thing = soldPair(sku) ?? soldGood(sku)
  if (!thing) throw new RangeError(`An order names ${sku}, which is not sold.`)
  return thing
}

function soldPair(sku: string): SoldThing | undefined {
  const model = models.find((one) => sku.startsWith(`${one.sku}-`))
  const variant = model && variantsOf(model).find((one) => one.sku === sku)
  if (!model || !variant) return undefined
  const colour: ColourName = variant.colour
  return {
    sku,
    productId: variant.id,
    type: 'configurable',
    name: (language) => `${model.name} ${colours[colour].label[language]} ${variant.size.eu} ${variant.width}`,
    taxClass: 'standard',
    grossAt: (moment) => priceAt(modelPricing(model), moment, sku),
  }
}

function soldGood(sku: string): SoldThing | undefined {
  const seed = goodSeeds.find((one) => one.sku === sku)
  if (!seed) return undefined
  const tier = (group: number, quantity: number) =>
    seed.tiers
      ?.filter((one) => one.group === group && one.quantity <= quantity)
      .map(({ gross }) => gross)
      .sort((a, b) => a - b)[0]
  return {
    sku,
    productId: seed.id,
    type: seed.type === 'virtual' ? 'virtual' : 'simple',
    name: (language) => seed.name[language],
    taxClass: seed.taxClass ?? 'standard',
    grossAt: (moment, group, quantity) => tier(group, quantity) ?? priceAt(goodPricing(seed), moment, sku),
  }
}

/** The last price that had begun by then. */
function priceAt({ history }: Pricing, moment: string, sku: string): number {
  const asked = history.findLast(([from]) => from <= moment)
  if (!asked) throw new RangeError(`${sku} was not yet sold on ${moment}.`)
  return asked[1]
}
