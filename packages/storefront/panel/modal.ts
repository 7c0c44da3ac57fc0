import type { Order } from '@welt/contract/entity/order.ts'

/** Every modal of the shop by its name, with what it needs to know. */
export type Modal =
  | { name: 'authentication'; form?: 'login' | 'register' | 'forgot' }
  | { name: 'language' }
  | { name: 'size-guide' }
  | { name: 'terms' }
  | { name: 'private-policy' }
  | { name: 'data-protection' }
  | { name: 'newsletter' }
  | { name: 'chat' }
  | { name: 'review'; product: { id: number; name: string } }
  | { name: 'stock-alert'; article: SoldOutArticle }
  | { name: 'order-confirmation'; order: Order }
  | { name: 'redirect'; to: string; reason: 'film' | 'sister-shop' }
  | { name: 'sepa' }
  | { name: 'feature-not-implemented' }

export interface SoldOutArticle {
  sku: string
  /** In a word: the size, or the name of what has none. */
  what: string
  /** In full: `Wien, Cognac, EU 43, Weite F`. */
  words: string
}

export type ModalName = Modal['name']
