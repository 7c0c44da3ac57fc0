import type { ProductType } from '@welt/contract/entity/product.ts'
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
  /** A path, or `no_selection`. */
  image: string
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

/** The pictures of goods, as the drawings name them. */
export const goodPictures = [
  'shoe-tree',
  'shoe-cream',
  'wax-polish',
  'suede-spray',
  'leather-milk',
  'brush',
  'suede-brush',
  'cloth',
  'shoe-horn',
  'laces',
  'insoles',
  'belt',
  'belt-suede',
  'shoe-bag',
  'valet-box',
  'care-set',
  'gift-set',
  'voucher',
  'gift-voucher',
  'guide',
] as const
export type GoodPicture = (typeof goodPictures)[number]

export function goodImage(picture: GoodPicture, colour?: ColourName): string {
  return colour === undefined ? `/good/${picture}.svg` : `/good/${picture}.${colour}.svg`
}
