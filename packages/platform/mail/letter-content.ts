import type { StoreView } from '@welt/contract/entity/store-view.ts'
import type { WrittenLanguage } from '@welt/domain/language/written-language.ts'

export interface LetterLink {
  label: string
  /** Absolute, below the shop's configured address. */
  url: string
}

/** Goods and sums. A cell may have several lines (`\n`): the first names the thing, the others say more about it. */
export interface LetterTable {
  /** One for each column; the first is aligned left, the others right. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
  sums?: readonly { label: string; amount: string; isTotal?: boolean }[]
}

/** A letter as its writer thinks of it: plain texts in the reader's language. Nothing here is HTML. */
export interface Letter {
  language: WrittenLanguage
  shopName: string
  /** Colours and faces of the store view; the first of the house by default. */
  theme?: StoreView['theme']
  /** One short line above everything, often the subject. */
  title?: string
  greeting: string
  /** Line breaks (`\n`) are kept. */
  paragraphs: readonly string[]
  table?: LetterTable
  /** The one thing to do. */
  link?: LetterLink
  /** What follows with a heading of its own: addresses, payment, terms. */
  sections?: readonly { title: string; paragraphs: readonly string[] }[]
  /** Small print: why the reader gets this, who writes, how to unsubscribe. */
  footer: readonly (string | LetterLink)[]
}
