import type { CartItem } from '@welt/contract/entity/cart-item.ts'
import { forgetServerCart, forgetServerLine } from './forget-server-cart.ts'
import { itemStanding } from './item-standing.ts'
import { shownItems } from './leaving-item.ts'

/** A cart on the server, and whether an account holds it. */
export interface ServerCart {
  id: string
  owner: 'guest' | 'customer'
}

/**
 * The lines as they stand in another cart of the server than before: after login, when a session is over, or when the
 * old cart is lost. What a customer has put into the cart of the account is still there when they log in again, perhaps
 * after a while as a guest: such a line remembers that, or it would be added to itself.
 */
export function enterCart(
  items: readonly CartItem[],
  { from, to }: { from: ServerCart | null; to: Pick<ServerCart, 'id'> },
): CartItem[] {
  if (from?.id === to.id) return [...items]
  const left = from?.owner === 'customer' ? leaveCart(items, from.id) : forgetServerCart(items)
  return left.map((line) => (line.left?.cart === to.id ? comeBack(line, line.left) : line))
}

function leaveCart(items: readonly CartItem[], cart: string): CartItem[] {
  return shownItems(items).map((line) => {
    const forgotten = forgetServerLine(line)
    if (itemStanding(line) === 'new') return forgotten
    const { server_item_id, prev_qty, told } = line
    const standing = { prev_qty, ...(server_item_id !== undefined && { server_item_id }), ...(told && { told }) }
    return { ...forgotten, left: { cart, ...standing } }
  })
}

function comeBack({ left: _left, ...line }: CartItem, { cart: _cart, ...standing }: NonNullable<CartItem['left']>) {
  return { ...line, ...standing }
}
