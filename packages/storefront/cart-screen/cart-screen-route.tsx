import { useRef, useState } from 'react'
import { useFocusKept } from '../card/use-focus-kept.ts'
import { cartView } from '../cart/cart-view.ts'
import { Told } from '../field/told.tsx'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { PageModule } from '../page/page-module.tsx'
import { Departments } from '../shell/departments.tsx'
import { useHydrated } from '../shell/use-hydrated.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { CartContent } from './cart-content.tsx'
import styles from './cart-screen-route.module.css'
import { CartSums } from './cart-sums.tsx'
import { CheckoutLink } from './checkout-link.tsx'
import type { CartPageData } from './load-cart-page.ts'
import { useCartState } from './use-cart-state.ts'

type CartModule = PageModule<CartPageData>
export const layout: CartModule['layout'] = 'default'
export const messages: CartModule['messages'] = ['minicart', 'cart', 'product']

/** The cart as a page of its own, with a place that can be kept. */
export const Page: CartModule['Page'] = ({ data: { served } }) => {
  const t = useText()
  const shop = useShop()
  const isHydrated = useHydrated()
  const own = useCartState()
  // What was filled without a script is shown until the browser has taken it over.
  const [isTaken, setTaken] = useState(false)
  if (isHydrated && !isTaken && (own.cartItems.length > 0 || own.cartItemsHash !== null)) setTaken(true)
  const isServed = served !== undefined && !isTaken
  const cart = cartView(isServed ? served.cart : own, shop)
  const isKnown = isHydrated || isServed
  const isEmpty = cart.lines.length === 0
  const title = useRef<HTMLHeadingElement>(null)
  useFocusKept(title)
  return (
    <section className={`page ${styles.cart}`}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {t('minicart.title')}
        </h1>
        {!isEmpty && <p className={styles.count}>{t('minicart.count', { count: cart.pieces })}</p>}
      </header>
      {served && served.notices.length > 0 && (
        <div className={styles.notices}>
          {served.notices.map(({ type, message }) => (
            <Told key={message} isFault={type === 'danger'}>
              {message}
            </Told>
          ))}
        </div>
      )}
      {!isKnown && (
        <>
          <p className={styles.reading}>{t('minicart.reading')}</p>
          {/* Of a browser without a script the server knows all there is. */}
          <p className={`type-lead ${styles.plain}`}>{t('minicart.empty')}</p>
        </>
      )}
      {isKnown && isEmpty && (
        <div className={styles.empty}>
          <p className="type-lead">{t('minicart.empty')}</p>
          <Departments heading="h2" title={t('minicart.departments')} />
        </div>
      )}
      {isKnown && !isEmpty && (
        <div className={styles.columns}>
          <div>
            <h2 className="visually-hidden">{t('minicart.goods')}</h2>
            <CartContent cart={cart} />
          </div>
          <section className={styles.summary} aria-labelledby="cart-sums">
            <h2 className={styles.subtitle} id="cart-sums">
              {t('minicart.sums')}
            </h2>
            <CartSums {...cart} />
            <CheckoutLink minimum={cart.minimum} />
            <ShopLink className={button.word} to="/">
              {t('minicart.goOn')}
            </ShopLink>
          </section>
        </div>
      )}
    </section>
  )
}
