import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { ComponentType, ReactNode } from 'react'

/** What stands around a page; one of its own comes with the page. */
export type PageLayout = 'default' | ComponentType<{ brand: Brand; footer: LegalData; children: ReactNode }>

export interface Brand {
  name: string
  tagline: string
  theme: StoreView['theme']
}

export interface FooterLink {
  label: string
  href: string
  /** Underlined and semi-bold: the withdrawal that the law wants easy to find. */
  emphasis?: boolean | undefined
}

/** All that a layout needs of the footer when it shows the law alone. */
export interface LegalData {
  legal: readonly FooterLink[]
  note: string
  version: string
  words: { legal: string; toTop: string }
}
