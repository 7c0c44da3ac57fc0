import type { NewsletterData } from '../newsletter/newsletter-data.ts'
import type { Brand, FooterLink } from '../page/page-layout.tsx'
import type { Mark } from '../payment-mark/mark-data.ts'

/** What surrounds every page of a store view. Plain JSON: the server sends it along with the HTML. */
export interface ShellData {
  brand: Brand
  announcement: Announcement
  menu: readonly MenuItem[]
  newsletter: NewsletterData
  footer: FooterData
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
  /** What is read aloud or stands over the lists. Only the server knows the footer's texts. */
  words: FooterWords
  shop: FactoryShop
  /** From left to right, each a stack of lists. */
  columns: readonly (readonly FooterGroup[])[]
  /** Other shops of the family, beside the store views. */
  sisterShops?: FooterGroup | undefined
  social?: FooterGroup | undefined
  payments: readonly Mark[]
  carrier: Mark
  seals: readonly Seal[]
  legal: readonly FooterLink[]
  note: string
  version: string
}

export interface FooterWords {
  links: string
  legal: string
  houses: string
  payments: string
  /** Said of a link to another site. */
  external: string
  toTop: string
  offline: string
  chat: string
}

export interface FactoryShop {
  title: string
  headline: string
  address: readonly string[]
  /** A content of the merchant, as HTML: sanitised where it was stored. */
  hours?: string | undefined
  link?: FooterLink | undefined
}

export interface FooterGroup {
  title: string
  links: readonly FooterLink[]
}

export interface Seal {
  title: string
  text: string
  /** Where its ring is drawn: a shape of an SVG file. */
  shape: string
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
