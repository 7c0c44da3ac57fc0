import type card from './messages/de/card.json'
import type cart from './messages/de/cart.json'
import type category from './messages/de/category.json'
import type cms from './messages/de/cms.json'
import type home from './messages/de/home.json'
import type notification from './messages/de/notification.json'
import type product from './messages/de/product.json'
import type shell from './messages/de/shell.json'
import type trouble from './messages/de/trouble.json'

/** Texts come in groups, so that a page does not carry the whole shop's. */
export interface MessageGroups {
  shell: typeof shell
  notification: typeof notification
  trouble: typeof trouble
  card: typeof card
  cart: typeof cart
  home: typeof home
  category: typeof category
  product: typeof product
  cms: typeof cms
}

export type MessageGroup = keyof MessageGroups
export type MessageKey = { [Group in MessageGroup]: keyof MessageGroups[Group] & string }[MessageGroup]
