import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { IconName } from '../icon/icon-shape.ts'

/** What surrounds every page of a store view. Plain JSON: the server sends it along with the HTML. */
export interface ShellData {
  brand: Brand
  announcement: Announcement
  menu: readonly MenuItem[]
  footer: FooterData
}

export interface Brand {
  name: string
  tagline: string
  theme: StoreView['theme']
}

export interface Announcement {
  sentence: string
  /** For the phone: it never takes two lines. */
  shortSentence: string
  phone: string
}

/** A path without the store view's prefix (`/schuhe`), a hash, or a whole address of another site. */
type Href = string

export interface MenuItem {
  label: string
  href: Href
  /** Empty: a plain link without a flyout. */
  columns: readonly MenuColumn[]
  /** Links of the only column once more, with a picture. */
  pictures?: readonly MenuPicture[] | undefined
  teaser?: MenuTeaser | undefined
}

export interface MenuColumn {
  title: string
  href?: Href | undefined
  links: readonly MenuLink[]
}

export interface MenuLink {
  label: string
  href: Href
  count?: number | undefined
}

export interface MenuTeaser {
  headline: string
  text?: string | undefined
  href: Href
  image?: MenuImage | undefined
}

export interface MenuPicture {
  label: string
  href: Href
  image: MenuImage
}

export interface MenuImage {
  src: string
  srcSet: string
  /** The same in a format that not every browser takes. */
  webp?: string | undefined
  alt: string
  width: number
  height: number
}

export interface FooterData {
  shop?: FactoryShop | undefined
  columns: readonly FooterGroup[]
  /** Stands under the houses, in the last column. */
  social?: FooterGroup | undefined
  payments?: readonly string[] | undefined
  /** The carrier's mark, in two short lines. */
  carrier?: { name: string; product: string } | undefined
  seals?: readonly Seal[] | undefined
  legal: readonly FooterLink[]
  note: string
  version: string
}

export interface FactoryShop {
  title: string
  headline: string
  address: readonly string[]
  hours: readonly { days: string; time: string }[]
  link?: FooterLink | undefined
}

export interface FooterGroup {
  title: string
  links: readonly FooterLink[]
}

export interface FooterLink {
  label: string
  href: Href
  /** Underlined and semi-bold: the withdrawal that the law wants easy to find. */
  emphasis?: boolean | undefined
}

export interface Seal {
  icon: IconName
  title: string
  text: string
}

/** The same page in another store view, or in this one; always a whole page load, for the stylesheet changes with it. */
export interface StoreViewLink {
  /** The house: `Laszlo`. */
  label: string
  /** In its own words: `English`. */
  language: string
  hrefLang: string
  /** With the other view's prefix. */
  href: Href
  current: boolean
  /** Finds the counterpart of a page that the browser loaded by itself, then goes there. */
  onFollow?: (() => void) | undefined
}

/** One tool of the header. What is not given is not shown. */
export interface Tool {
  href: Href
  count?: number | undefined
  /** Opens a panel in place; without JavaScript the link leads to the page instead. */
  onOpen?: (() => void) | undefined
}

export interface ShellTools {
  search?: Tool | undefined
  pickup?: Tool | undefined
  /** Whether somebody is logged in. */
  account?: (Tool & { isKnown?: boolean | undefined }) | undefined
  wishlist?: Tool | undefined
  cart?: Tool | undefined
}
