import type account from './messages/de/account.json'
import type alert from './messages/de/alert.json'
import type card from './messages/de/card.json'
import type cart from './messages/de/cart.json'
import type category from './messages/de/category.json'
import type chat from './messages/de/chat.json'
import type checkout from './messages/de/checkout.json'
import type content from './messages/de/content.json'
import type detail from './messages/de/detail.json'
import type field from './messages/de/field.json'
import type footer from './messages/de/footer.json'
import type header from './messages/de/header.json'
import type home from './messages/de/home.json'
import type list from './messages/de/list.json'
import type minicart from './messages/de/minicart.json'
import type newsletter from './messages/de/newsletter.json'
import type notification from './messages/de/notification.json'
import type order from './messages/de/order.json'
import type panel from './messages/de/panel.json'
import type product from './messages/de/product.json'
import type redirect from './messages/de/redirect.json'
import type review from './messages/de/review.json'
import type search from './messages/de/search.json'
import type shell from './messages/de/shell.json'
import type sync from './messages/de/sync.json'
import type trouble from './messages/de/trouble.json'
import type zoom from './messages/de/zoom.json'

/** On every page. */
type BaseTexts = typeof shell & typeof panel & typeof notification & typeof trouble & typeof card

/** Loaded with the page or the dialog that shows them. */
interface PageTexts {
  account: typeof account
  alert: typeof alert
  cart: typeof cart
  chat: typeof chat
  checkout: typeof checkout
  content: typeof content
  /** What stands on the page of a product below its first view. */
  detail: typeof detail
  /** What the fields of every form say. */
  field: typeof field
  /** Only for who makes the footer: the server. */
  footer: typeof footer
  /** Only for who makes the header: the server. */
  header: typeof header
  list: typeof list
  minicart: typeof minicart
  newsletter: typeof newsletter
  order: typeof order
  redirect: typeof redirect
  review: typeof review
  search: typeof search
  /** About tasks, and about logins that are over. */
  sync: typeof sync
  home: typeof home
  category: typeof category
  product: typeof product
  zoom: typeof zoom
}

/** Texts come in groups, so that a page does not carry the whole shop's. */
export type MessageGroup = keyof PageTexts
export type MessageKey = keyof BaseTexts | { [Group in MessageGroup]: keyof PageTexts[Group] }[MessageGroup]
