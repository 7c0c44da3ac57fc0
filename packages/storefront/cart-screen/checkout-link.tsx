import { useState } from 'react'
import type { CartView } from '../cart/cart-view.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './checkout-link.module.css'

/** "The button keeps its place, says "Zur Kasse ab 20,00 €" and explains itself when pressed." */
export function CheckoutLink({ minimum }: Pick<CartView, 'minimum'>) {
  const t = useText()
  const { externalUrl } = useShop().config.checkout
  const [isExplained, setExplained] = useState(false)
  const look = `${button.large} ${button.wide}`
  if (minimum) {
    return (
      <>
        <button
          className={`${button.outlined} ${look} ${styles.waiting}`}
          type="button"
          aria-describedby="minimum-hint"
          onClick={() => setExplained(true)}
        >
          {t('minicart.checkoutFrom', { amount: minimum.amount })}
        </button>
        <p className={styles.why} role="status">
          {isExplained && t('minicart.missing', { missing: minimum.missing })}
        </p>
      </>
    )
  }
  if (externalUrl) {
    return (
      <a className={`${button.primary} ${look}`} href={externalUrl}>
        {t('minicart.checkout')}
      </a>
    )
  }
  return (
    <ShopLink className={`${button.primary} ${look}`} to="/checkout">
      {t('minicart.checkout')}
    </ShopLink>
  )
}
