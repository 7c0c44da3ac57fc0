import type { NotificationAction } from '@welt/domain/notification/notification.ts'
import type { Shop } from '../store-view/shop.ts'

/** "With 'Proceed to checkout' (hidden when an external checkout is configured)." */
export function checkoutActions({ texts, config }: Pick<Shop, 'texts' | 'config'>): NotificationAction[] {
  const ok = { label: texts.text('notification.ok') }
  return config.checkout.externalUrl ? [ok] : [{ label: texts.text('cart.toCheckout'), to: '/checkout' }, ok]
}
