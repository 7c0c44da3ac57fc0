import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { changeQuantity } from '@welt/domain/cart/change-quantity.ts'
import { shownItems } from '@welt/domain/cart/leaving-item.ts'
import { reconfigureItem } from '@welt/domain/cart/reconfigure-item.ts'
import { removeItem } from '@welt/domain/cart/remove-item.ts'
import { restoreItem } from '@welt/domain/cart/restore-item.ts'
import { sameItem } from '@welt/domain/cart/same-item.ts'
import { checkoutActions } from '../cart/checkout-actions.ts'
import { clearCart } from '../cart/clear-cart.ts'
import { openCart } from '../cart/open-cart.ts'
import { useCartStore } from '../cart/use-cart.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { useShop } from '../store-view/use-shop.ts'

export interface CartChanges {
  setQuantity: (item: CartItem, qty: number) => void
  remove: (item: CartItem) => void
  reconfigure: (item: CartItem, wanted: CartItem) => void
  clear: () => void
}

/** What a shopper does in the cart: at once on the screen, and told to the platform a moment later. */
export function useCartChanges(): CartChanges {
  const shop = useShop()
  const notify = useNotify()
  const cart = openCart(useCartStore())
  const { text } = shop.texts

  const change = (edit: (items: readonly CartItem[]) => CartItem[]) =>
    cart.commit((state) => ({ ...state, cartItems: edit(state.cartItems) }))
  const tellUpdated = () => notify({ type: 'success', message: text('cart.updated'), actions: checkoutActions(shop) })

  return {
    setQuantity(item, qty) {
      change((items) => changeQuantity(items, item, qty))
      tellUpdated()
    },
    remove(item) {
      const place = cart.state().cartItems.findIndex((line) => sameItem(line, item))
      change((items) => removeItem(items, item))
      notify({
        type: 'secondary',
        message: text('cart.removed', { name: item.name ?? item.sku }),
        actions: [{ label: text('cart.undo'), act: () => change((items) => restoreItem(items, item, place)) }],
      })
    },
    reconfigure(item, wanted) {
      change((items) => reconfigureItem(items, item, wanted))
      tellUpdated()
    },
    clear() {
      const before = shownItems(cart.state().cartItems)
      clearCart(cart)
      const restore = () =>
        change((items) => before.reduce<CartItem[]>((all, item, place) => restoreItem(all, item, place), [...items]))
      notify({
        type: 'secondary',
        message: text('cart.cleared'),
        actions: [{ label: text('cart.undo'), act: restore }],
      })
    },
  }
}
