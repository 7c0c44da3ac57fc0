import type { OrderHistory } from '@welt/contract/api/user.ts'
import { leaveCart } from '../cart/clear-cart.ts'
import { openCart } from '../cart/open-cart.ts'
import { useCartStore } from '../cart/use-cart.ts'
import { useText } from '../i18n/use-text.ts'
import { useLists } from '../list/use-lists.ts'
import { usePrefix } from '../navigation/use-prefix.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { ModalLink } from '../panel/modal-link.tsx'
import { recentlyViewedOf } from '../recently-viewed/recently-viewed-of.ts'
import { logOut } from '../session/log-out.ts'
import type { SessionCustomer } from '../session/session.ts'
import { useVisit } from '../session/use-visit.ts'
import button from '../theme/button.module.css'
import styles from './account-route.module.css'
import { OrderList } from './order-list.tsx'

const newsletter = { name: 'newsletter' } as const

interface CustomerAreaProps {
  customer: SessionCustomer
  /** The newest orders, where the page came with them. */
  served?: OrderHistory | undefined
  /** The button that ends the session goes with it: somebody must take the focus. */
  onLogOut: () => void
}

export function CustomerArea({ customer, served, onLogOut }: CustomerAreaProps) {
  const t = useText()
  const notify = useNotify()
  const visit = useVisit()
  const store = useCartStore()
  const prefix = usePrefix()
  const { wishlist, compare } = useLists()
  const name = `${customer.firstname} ${customer.lastname}`
  const leave = () => {
    const notice = () => notify({ type: 'success', message: t('account.loggedOut') })
    const cart = { commit: () => leaveCart(openCart(store)) }
    void logOut(visit, [wishlist, compare, recentlyViewedOf(visit.shop), cart], { notice })
    onLogOut()
  }
  return (
    <div className={styles.customer}>
      <section className={styles.person} aria-labelledby="details">
        <h2 className={styles.greeting}>{t('account.greeting', { name })}</h2>
        <h3 className={styles.small} id="details">
          {t('account.data')}
        </h3>
        <dl className={styles.details}>
          <dt>{t('account.name')}</dt>
          <dd>{name}</dd>
          <dt>{t('field.email')}</dt>
          <dd>{customer.email}</dd>
          <dt>{t('account.newsletter')}</dt>
          <dd>
            <ModalLink to="/newsletter" modal={newsletter}>
              {t('account.newsletterOrder')}
            </ModalLink>
          </dd>
        </dl>
        <form
          method="post"
          action={`${prefix}/my-account`}
          onSubmit={(event) => {
            event.preventDefault()
            leave()
          }}
        >
          <input type="hidden" name="form" value="logout" />
          <button className={button.outlined} type="submit">
            {t('account.logOut')}
          </button>
        </form>
      </section>
      <OrderList served={served} />
    </div>
  )
}
