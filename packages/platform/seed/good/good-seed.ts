import type { ProductType } from '@welt/contract/entity/product.ts'
import type { GoodName } from '@welt/illustration/good/good-name.ts'
import type { ColourName } from '@welt/illustration/params/colour.ts'
import type { baseUnits } from '../attribute/shoe-attributes.ts'
import type { CategoryKey } from '../category/category-seed.ts'
import type { Language, Localized } from '../localized.ts'
import type { Offer } from '../price/pricing.ts'
import type { TaxClass } from '../tax/tax-rates.ts'

/** Everything that is sold and is no shoe. */
export interface GoodSeed {
  /** 1101 to 1120, or from 2001 on: the numbers between belong to shoes. */
  id: number
  sku: string
  type: Exclude<ProductType, 'configurable'>
  categories: readonly CategoryKey[]
  /** Absent where there is no picture. */
  picture?: { name: GoodName; colour?: ColourName }
  /** Absent where the price is the sum of the parts. */
  gross?: number
  offer?: Offer
  taxClass?: TaxClass
  /** Absent where nothing is kept on a shelf. */
  qty?: number
  /** The most that one order may hold, where it is not the shop's own limit. */
  maxSaleQty?: number
  /** What a customer group pays for one piece from a quantity on. */
  tiers?: readonly { group: number; quantity: number; gross: number }[]
  /** For the price per litre or kilogram. */
  contents?: { amount: number; unit: keyof typeof baseUnits }
  /** Something that a shopper may ask for besides. */
  extra?: 'engraving' | 'gift-wrap'
  news?: { from: string; to: string }
  badge?: Localized
  name: Localized
  urlKey: Localized
  fact: Localized
  sentence: Localized
  description: Readonly<Record<Language, readonly string[]>>
  material?: Localized
  since: string
  updated: string
}
