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
  /** The name under which a line is added; a new one each time where nothing else is said. */
  nameAdding?: (sku: string) => string
}

/** A guest's cart that is known by its id alone. */
export interface PlainCart {
  id: () => string | null
  /** Once all that it holds is here. */
  forget: () => void
}
