import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import type { Visit } from '../session/call-as-customer.ts'
import type { Cart } from './open-cart.ts'

/** What the cart is kept in step with the platform by. */
export interface CartTools extends Visit {
  cart: Cart
  notify: (notification: NewNotification) => void
  isOnline: () => boolean
  /** The cart that was filled where no script ran. */
  plainCart?: PlainCart
}

/** A guest's cart that is known by its id alone. */
export interface PlainCart {
  id: () => string | null
  /** Once all that it holds is here. */
  forget: () => void
}
