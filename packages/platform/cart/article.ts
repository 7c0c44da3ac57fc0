import type { ConfigurableChild, Product, ProductOption } from '@welt/contract/entity/product.ts'
import type { LineProblem } from './cart-quote.ts'

/** What a client asks for: the sku of a product or of a variant, with what was chosen. */
export interface AskedItem {
  sku: string
  /** Says whose variant is meant, where several products share one. */
  parentSku?: string | null
  /** As a client sent it, or as it is kept. */
  productOption?: unknown
}

/** Something with a price of its own: a product, or a variant of one. */
export interface SingleArticle {
  product: Product
  variant: ConfigurableChild | null
}

/** What the shop sells for what was asked, found in the catalogue. */
export interface Article extends SingleArticle {
  sku: string
  parentSku: string | null
  /** As it is kept and answered: what was sent, without what the shop does not know. */
  productOption: ProductOption | null
  optionHash: string
  /** In words. */
  options: { label: string; value: string }[]
  /** The parts of one bundle; empty for everything else. */
  parts: (SingleArticle & { sku: string; qty: number })[]
  isVirtual: boolean
  /** The most that a cart may hold of it. */
  maximum: number
}

export type ArticleFault = Pick<LineProblem, 'reason' | 'text'>

export type FoundArticle = { article: Article } | { fault: ArticleFault }
