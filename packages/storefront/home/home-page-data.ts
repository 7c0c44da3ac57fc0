import type { Banner, ImageRow, InstagramImages, PromotedOffers } from '@welt/contract/entity/promoted-content.ts'
import type { CardData } from '../card/card-data.ts'
import type { ContentPart } from '../content/content-part.ts'
import type { PageData } from '../page/page-data.ts'

/** What is missing is empty or null, and its part of the page is left out. */
export interface HomePageData extends PageData, HomeCategories {
  page: 'home'
  hero: HeroData
  /** A shoe in its parts, for the craft story. */
  craft: string | null
  feature: FeatureData | null
  newest: CardData[]
  bestsellers: CardData[]
  reduced: CardData[]
  inspirations: ContentPart[]
  /** The main banners after the first one, between the lists. */
  teasers: Banner[]
  smallBanners: Banner[]
  headImages: Banner[]
  workshop: InstagramImages['images']
  imageRows: ImageRow[]
  trustbar: PromotedOffers['trustbar']
}

export interface HeroData {
  /** Without one the newest shoe is the hero. */
  banner: Banner | null
  /** The shoe in the picture, where it is one of the products on the page. */
  card: CardData | null
}

export interface FeatureData {
  card: CardData
  headline: string
  text?: string | undefined
}

export interface HomeCategories {
  kinds: Kind[]
  /** Where the new collection goes on. */
  allNew: Kind | null
}

/** A kind of shoe or of care, with the picture of one of them. */
export interface Kind {
  name: string
  path: string
  count: number
  image: string | null
}
