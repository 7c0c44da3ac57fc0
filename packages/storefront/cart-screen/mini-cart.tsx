import { useRef, useState } from 'react'
import { type CartView, cartView } from '../cart/cart-view.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { PanelModule } from '../panel/panel-module.tsx'
import { RecentCards } from '../recently-viewed/recent-cards.tsx'
import { Departments } from '../shell/departments.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { CartLine } from './cart-line.tsx'
import { CartSums } from './cart-sums.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import { CouponPart } from './coupon-part.tsx'
import styles from './mini-cart.module.css'
import { MinimumHint } from './minimum-hint.tsx'
import { RemoveQuestion } from './remove-question.tsx'
import { useCartChanges } from './use-cart-changes.ts'
import { useCartState } from './use-cart-state.ts'
import { useFocusKept } from './use-focus-kept.ts'

export const messages: PanelModule['messages'] = ['minicart', 'cart', 'product', 'list']

/** What lies in the cart; it is loaded when it is first opened. */
const MiniCart: PanelModule['default'] = ({ onClose }) => {
  const t = useText()
  const shop = useShop()
  const cart = cartView(useCartState(), shop)
  if (cart.lines.length === 0)
    return (
      <Dialog title={t('minicart.title')} look="drawer" onClose={onClose}>
        <div className={styles.empty}>
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
      <Content cart={cart} />
    </Dialog>
  )
}
export default MiniCart

function Content({ cart }: { cart: CartView }) {
  const t = useText()
  const { clear } = useCartChanges()
  const [isAsked, setAsked] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useFocusKept(list, cart.lines.length)
  return (
    <>
      <ul className={styles.lines} ref={list}>
        {cart.lines.map((line) => (
          <CartLine key={line.key} line={line} />
        ))}
      </ul>
      {cart.minimum && <MinimumHint minimum={cart.minimum} skus={cart.lines.map(({ item }) => item.sku)} />}
      <CouponPart coupon={cart.coupon} />
      <p className={styles.clear}>
        <button className={button.word} type="button" onClick={() => setAsked(true)}>
          {t('minicart.clear')}
        </button>
      </p>
      {isAsked && (
        <RemoveQuestion
          onRemove={() => {
            setAsked(false)
            clear()
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
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
