import { useLocation } from 'react-router'
import type { MessageKey } from '../i18n/message-key.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { telephoneOf } from '../phone/telephone-of.ts'
import { EmptyLayout } from '../shell/empty-layout.tsx'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import { type PaymentOutcome, paymentOutcome } from './payment-outcome.ts'
import styles from './redirect-route.module.css'
import { usePopup } from './use-popup.ts'

type RedirectModule = PageModule<PageData>
export const layout: RedirectModule['layout'] = EmptyLayout
export const messages: RedirectModule['messages'] = ['checkout']

interface WayOn {
  label: MessageKey
  to: string
}

const home: WayOn = { label: 'checkout.toHome', to: '/' }
const checkout: WayOn = { label: 'checkout.toCheckout', to: '/checkout' }
const waysOn: Readonly<Record<PaymentOutcome, readonly [WayOn, WayOn]>> = {
  success: [{ label: 'checkout.toAccount', to: '/my-account' }, home],
  error: [checkout, home],
  back: [checkout, home],
  unknown: [home, { label: 'checkout.toAccount', to: '/my-account' }],
}

/** Where a payment provider sends the shopper back to. */
export const Page: RedirectModule['Page'] = () => {
  const t = useText()
  const { words: phone } = telephoneOf(useShop().config.shop.phone)
  const outcome = paymentOutcome(useLocation().search)
  const isPopup = usePopup()
  const [first, second] = waysOn[outcome]
  return (
    <section className={styles.card}>
      <h1 className={styles.title}>{t(`checkout.${outcome}Title`)}</h1>
      <p className="type-lead">{t(`checkout.${outcome}`, { phone })}</p>
      {outcome === 'success' && <p className={styles.hint}>{t('checkout.statusHint', { phone })}</p>}
      {isPopup && (
        <p className={styles.hint} role="status">
          {t('checkout.closes')}
        </p>
      )}
      <p className={styles.actions}>
        <ShopLink className={button.primary} to={first.to}>
          {t(first.label)}
        </ShopLink>
        <ShopLink className={button.outlined} to={second.to}>
          {t(second.label)}
        </ShopLink>
      </p>
    </section>
  )
}
