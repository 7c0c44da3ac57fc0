import { useRef } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { usePanelStore } from '../panel/use-panels.ts'
import { telephoneOf } from '../phone/telephone-of.ts'
import { useSession } from '../session/use-session.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './account-route.module.css'
import { CustomerArea } from './customer-area.tsx'
import { useFocusAfterDialog } from './use-focus-after-dialog.ts'

type AccountModule = PageModule<PageData>
export const layout: AccountModule['layout'] = 'default'
export const messages: AccountModule['messages'] = ['account', 'field']

export const Page: AccountModule['Page'] = () => {
  const t = useText()
  const session = useSession()
  const title = useRef<HTMLHeadingElement>(null)
  useFocusAfterDialog(title)
  return (
    <section className={`page ${styles.account}`}>
      <h1 ref={title} tabIndex={-1}>
        {t('account.title')}
      </h1>
      {session ? (
        <CustomerArea
          key={session.customer.email}
          customer={session.customer}
          onLogOut={() => title.current?.focus({ preventScroll: true })}
        />
      ) : (
        <Guest />
      )}
    </section>
  )
}

/** Whoever is not logged in, and what the server writes: it knows nobody. */
function Guest() {
  const t = useText()
  const { config } = useShop()
  const panels = usePanelStore()
  return (
    <div className={styles.guest}>
      <p className="type-lead">{t('account.needsLogIn')}</p>
      <p className={styles.actions}>
        <button
          className={button.primary}
          type="button"
          onClick={() => panels.openModal({ name: 'authentication', form: 'login' })}
        >
          {t('account.logIn')}
        </button>
        <button
          className={button.outlined}
          type="button"
          onClick={() => panels.openModal({ name: 'authentication', form: 'register' })}
        >
          {t('account.register')}
        </button>
      </p>
      <noscript>
        <p className={styles.note}>{t('account.needsScript', { phone: telephoneOf(config.shop.phone).words })}</p>
      </noscript>
    </div>
  )
}
