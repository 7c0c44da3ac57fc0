import type { Localized } from '../localized.ts'

export const categoryKeys = [
  'root',
  'inspirations',
  'bestsellers',
  'new',
  'men',
  'women',
  'boots',
  'care',
  'belts',
  'outlet',
  'oxford',
  'derby',
  'brogue',
  'semiBrogue',
  'monk',
  'loafer',
  'sneaker',
  'laceBoots',
  'chelseaBoots',
  'jodhpurs',
  'womensBoots',
  'womensOxford',
  'womensDerby',
  'womensBrogue',
  'womensMonk',
  'womensLoafer',
  'womensSneaker',
  'careCream',
  'careBrush',
  'careTree',
  'careLaces',
  'careSet',
  'careService',
] as const
export type CategoryKey = (typeof categoryKeys)[number]

export interface CategorySeed {
  id: number
  parent?: CategoryKey
  position: number
  inMenu: boolean
  name: Localized
  /** The whole path below the store view, the same category under another name in the other language. */
  urlPath: Localized
  description?: Localized
  /** Shown in the menu where the page's title would be too long. */
  menuName?: Localized
  image?: string
  teaser?: { headline: Localized; text: Localized; link: Localized; leftImage?: string; rightImage: string }
  /** What stands beside the menu's links. */
  menuAside?: { headline: Localized; text: Localized; link: Localized; image: string }
  /** Identifiers of content blocks above and below the list. */
  blockAbove?: string
  blockBelow?: string
  /** Identifier of the block that is shown instead of a plain heading. */
  landingPage?: string
}
