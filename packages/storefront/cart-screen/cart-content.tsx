import { useRef, useState } from 'react'
import { CartActForm } from '../cart/cart-act-form.tsx'
import type { CartView } from '../cart/cart-view.ts'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import styles from './cart-content.module.css'
import { CartLine } from './cart-line.tsx'
import { CouponPart } from './coupon-part.tsx'
import { MinimumHint } from './minimum-hint.tsx'
import { RemoveQuestion } from './remove-question.tsx'
import { useCartChanges } from './use-cart-changes.ts'
import { useLineFocus } from './use-line-focus.ts'

/** What lies in the cart, and what can be done with all of it. */
export function CartContent({ cart }: { cart: CartView }) {
  const t = useText()
  const { clear } = useCartChanges()
  const [isAsked, setAsked] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useLineFocus(list, cart.lines.length)
  return (
    <>
      <ul ref={list}>
        {cart.lines.map((line) => (
          <CartLine key={line.key} line={line} />
        ))}
      </ul>
      {cart.minimum && <MinimumHint minimum={cart.minimum} skus={cart.lines.map(({ item }) => item.sku)} />}
      <CouponPart coupon={cart.coupon} />
      <CartActForm className={styles.clear} act="clear" onAct={() => setAsked(true)}>
        <button className={button.word} type="submit">
          {t('minicart.clear')}
        </button>
      </CartActForm>
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
