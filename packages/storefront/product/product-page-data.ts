import type { Product } from '@welt/contract/entity/product.ts'
import type { SizeScale } from '../attribute/size-scale.ts'
import type { CardData } from '../card/card-data.ts'
import type { PageData } from '../page/page-data.ts'
import type { Reviews } from '../review/review-data.ts'
import type { VariantRow } from './variant-row.ts'

export interface ProductPageData extends PageData {
  page: 'product'
  /** What the rules and the cart need of the product; what is only shown stands beside it, ready. */
  product: Product
  variants: VariantRow[]
  /** One fact above the name. */
  eyebrow: string
  /** One sentence below it. */
  sentence: string
  /** HTML, sanitised where it was stored. */
  description: string
  badge: string
  /** The pictures of each colour by the colour's value, and those of the product itself by ''. */
  galleries: Record<string, GalleryPicture[]>
  /** The other scales of a size, by the size's value. */
  sizes: Record<string, SizeScale>
  /** What a grouped product or a bundle consists of. */
  parts: Part[]
  /** How many of a hundred buyers say that their usual size fits; null where nobody was asked. */
  fitPercent: number | null
  /** Where it is made, on which last and with which sole. */
  craft: CraftFact[]
  facts: Fact[]
  /** The drawing of its parts, with numbers. */
  construction: string | null
  /** How its leather is kept and how long it lasts; one entry a paragraph. */
  care: string[]
  maker: Maker | null
  reviews: Reviews
  recommendations: Recommendations
}

export interface CraftFact {
  about: 'maker' | 'last' | 'sole'
  title: string
  text: string
}

export interface Recommendations {
  /** What could be bought instead. */
  similar: CardData[]
  /** What goes with it, apart from the companions. */
  matching: CardData[]
  /** What is often ordered along with it, and can be taken without a choice. */
  companions: Companion[]
}

export interface Companion {
  /** As it goes into the cart. */
  product: Product
  card: CardData
}

export interface GalleryPicture {
  /** Path below the image service; null where the catalogue has no picture. */
  path: string | null
  /** The picture in words, where the catalogue has them. */
  alt?: string
  /** What it shows: `Sohle`. */
  label: string
  video?: string
}

export interface Part {
  product: Product
  quantity: number
  path: string
  /** What the part is in a bundle: `Schuhspanner`. */
  title?: string
}

export const factNames = [
  'upper',
  'lining',
  'insole',
  'welt',
  'shank',
  'filling',
  'outsole',
  'heel',
  'material',
  'make',
  'last',
  'weight',
] as const

export interface Fact {
  name: (typeof factNames)[number]
  text: string
}

/** "Manufacturer name, postal and electronic address", beside the product itself. */
export interface Maker {
  name: string
  address: string
  email: string
}
