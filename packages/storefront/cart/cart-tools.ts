import type { NewNotification } from '@welt/domain/notification/add-notification.ts'
import type { Visit } from '../session/call-as-customer.ts'
import type { Cart } from './open-cart.ts'

/** What the cart is kept in step with the platform by. */
export interface CartTools extends Visit {
  cart: Cart
  notify: (notification: NewNotification) => void
  isOnline: () => boolean
}
