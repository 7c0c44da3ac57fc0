import type { Product } from '@welt/contract/entity/product.ts'
import type { SizeScale } from '../attribute/size-scale.ts'
import type { PageData } from '../page/page-data.ts'
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
  facts: Fact[]
  /** The drawing of its parts, with numbers. */
  construction: string | null
  maker: Maker | null
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
