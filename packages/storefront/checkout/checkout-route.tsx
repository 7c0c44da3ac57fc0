import { cartView } from '../cart/cart-view.ts'
import { useCartState } from '../cart-screen/use-cart-state.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { telephoneOf } from '../phone/telephone-of.ts'
import { MinimalLayout } from '../shell/minimal-layout.tsx'
import { useHydrated } from '../shell/use-hydrated.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './checkout-route.module.css'
import { OrderSummary } from './order-summary.tsx'

type CheckoutModule = PageModule<PageData>
export const layout: CheckoutModule['layout'] = MinimalLayout
export const messages: CheckoutModule['messages'] = ['checkout', 'cart', 'minicart']

/** What lies in the cart, and how it is ordered as long as nothing can be ordered here. */
export const Page: CheckoutModule['Page'] = () => {
  const t = useText()
  const shop = useShop()
  const { config } = shop
  const cart = cartView(useCartState(), shop)
  const isHydrated = useHydrated()
  const phone = telephoneOf(config.shop.phone)
  return (
    <section className={`page ${styles.checkout}`}>
      <h1 className={styles.title}>{t('checkout.title')}</h1>
      {!isHydrated && (
        <>
          <p className={styles.words}>{t('checkout.reading')}</p>
          <noscript>
            <p className={styles.words}>{t('checkout.needsScript', { phone: phone.words })}</p>
          </noscript>
        </>
      )}
      {isHydrated && cart.lines.length === 0 && (
        <div className={styles.words}>
          <p className="type-lead">{t('checkout.empty')}</p>
          <ShopLink className={button.primary} to="/">
            {t('checkout.toShop')}
          </ShopLink>
        </div>
      )}
      {isHydrated && cart.lines.length > 0 && (
        <div className={styles.columns}>
          <section className={styles.words} aria-labelledby="by-telephone">
            <h2 className={styles.subtitle} id="by-telephone">
              {t('checkout.soonTitle')}
            </h2>
            <p className="type-lead">{t('checkout.soon')}</p>
            <p className={styles.actions}>
              <a className={button.primary} href={phone.url}>
                {t('checkout.call', { phone: phone.words })}
              </a>
              <ShopLink className={button.outlined} to="/">
                {t('checkout.goOn')}
              </ShopLink>
            </p>
            <p className={styles.kept}>{t('checkout.kept')}</p>
          </section>
          <OrderSummary cart={cart} />
        </div>
      )}
    </section>
  )
}
