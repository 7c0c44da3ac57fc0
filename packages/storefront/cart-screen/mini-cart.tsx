import { useLayoutEffect, useRef } from 'react'
import { useFocusKept } from '../card/use-focus-kept.ts'
import { type CartView, cartView } from '../cart/cart-view.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import { useNotificationStore } from '../notification/use-notifications.ts'
import type { PanelModule } from '../panel/panel-module.tsx'
import { RecentCards } from '../recently-viewed/recent-cards.tsx'
import { Departments } from '../shell/departments.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { CartContent } from './cart-content.tsx'
import { CartSums } from './cart-sums.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import styles from './mini-cart.module.css'
import { useCartState } from './use-cart-state.ts'

export const messages: PanelModule['messages'] = ['minicart', 'cart', 'product', 'list']

/** What lies in the cart; it is loaded when it is first opened. */
const MiniCart: PanelModule['default'] = ({ onClose }) => {
  const t = useText()
  const shop = useShop()
  const cart = cartView(useCartState(), shop)
  useGoneConfirmations()
  const way = useRef<HTMLElement | null>(null)
  useFocusKept(way)
  if (cart.lines.length === 0)
    return (
      <Dialog title={t('minicart.title')} look="drawer" onClose={onClose}>
        <div
          className={styles.empty}
          // The last line went with what was pressed: the focus comes to the way out.
          ref={(element) => {
            way.current = element?.closest('dialog')?.querySelector('button') ?? null
          }}
        >
          <p>{t('minicart.empty')}</p>
          <button className={button.outlined} type="button" onClick={onClose}>
            {t('minicart.goOn')}
          </button>
        </div>
        <Departments heading="h3" title={t('minicart.departments')} />
        <RecentCards />
      </Dialog>
    )
  return (
    <Dialog
      title={t('minicart.title')}
      beside={t('minicart.count', { count: cart.pieces })}
      look="drawer"
      onClose={onClose}
      foot={<Foot cart={cart} onGoOn={onClose} />}
    >
      <CartContent cart={cart} />
    </Dialog>
  )
}
export default MiniCart

/** Who opens the cart sees what was added: nothing has to be said about it any more. */
function useGoneConfirmations(): void {
  const notifications = useNotificationStore()
  useLayoutEffect(() => {
    for (const { id, about } of notifications.list()) if (about) notifications.close(id)
  }, [notifications])
}

function Foot({ cart, onGoOn }: { cart: CartView; onGoOn: () => void }) {
  const t = useText()
  return (
    <div className={styles.foot}>
      <CartSums {...cart} />
      <CheckoutLink minimum={cart.minimum} />
      <p className={styles.ways}>
        <button className={button.word} type="button" onClick={onGoOn}>
          {t('minicart.goOn')}
        </button>
        {!cart.minimum && cart.minimumAmount && (
          <span className={styles.reached}>{t('minicart.minimumReached', { amount: cart.minimumAmount })}</span>
        )}
      </p>
    </div>
  )
}
