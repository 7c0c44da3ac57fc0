import type card from './messages/de/card.json'
import type cart from './messages/de/cart.json'
import type category from './messages/de/category.json'
import type home from './messages/de/home.json'
import type notification from './messages/de/notification.json'
import type product from './messages/de/product.json'
import type shell from './messages/de/shell.json'
import type trouble from './messages/de/trouble.json'
import type zoom from './messages/de/zoom.json'

/** On every page. */
type BaseTexts = typeof shell & typeof notification & typeof trouble & typeof card & typeof cart

/** Loaded with the page or the dialog that shows them. */
interface PageTexts {
  home: typeof home
  category: typeof category
  product: typeof product
  zoom: typeof zoom
}

/** Texts come in groups, so that a page does not carry the whole shop's. */
export type MessageGroup = keyof PageTexts
export type MessageKey = keyof BaseTexts | { [Group in MessageGroup]: keyof PageTexts[Group] }[MessageGroup]
