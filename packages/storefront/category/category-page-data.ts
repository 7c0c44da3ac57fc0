import type { ContentPart } from '../content/content-part.ts'
import type { Listing } from '../listing/listing.ts'
import type { ListQuestion } from '../listing/load-listing.ts'
import type { PageData } from '../page/page-data.ts'
import type { Teaser } from './teaser-of.ts'

export interface CategoryListing extends Listing {
  /** There is no connection, and no product of the category was kept. */
  isOffline?: boolean
}

export interface CategoryPageData extends PageData, CategoryListing {
  page: 'category'
  title: string
  description: string
  image: string | null
  teaser: Teaser | null
  /** What belongs on the list, whatever is chosen. */
  question: ListQuestion
  subcategories: { name: string; path: string; count: number }[]
  /** What the merchant tells above the list and below it. */
  above: ContentPart[]
  below: ContentPart[]
}
