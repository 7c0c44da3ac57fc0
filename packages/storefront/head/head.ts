/** What the document says about a page. Paths carry the store prefix; the origin is added where the head is written. */
export interface Head {
  title: string
  description: string
  /** Absent where no canonical page exists, such as on the not-found page. */
  canonicalPath?: string
  /** Same page in every store view, this one included; only the server knows them. */
  alternates?: Alternate[]
  noIndex?: boolean
  /** What a link to the page shows elsewhere; the brand's own picture where the page has none. */
  picture?: HeadPicture
  structuredData?: object[]
}

export interface Alternate {
  hrefLang: string
  path: string
}

export interface HeadPicture {
  path: string
  alt: string
}
