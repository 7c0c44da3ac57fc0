import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Told } from '../field/told.tsx'
import { useText } from '../i18n/use-text.ts'
import type { PageModule } from '../page/page-module.tsx'
import { ModalLink } from '../panel/modal-link.tsx'
import { useSession } from '../session/use-session.ts'
import button from '../theme/button.module.css'
import styles from './account-route.module.css'
import { CustomerArea } from './customer-area.tsx'
import type { AccountPageData } from './load-account-page.ts'
import { LogInForm } from './log-in-form.tsx'
import { RegisterForm } from './register-form.tsx'
import type { ServedAccount } from './served-account.ts'
import { useFocusAfterDialog } from './use-focus-after-dialog.ts'

type AccountModule = PageModule<AccountPageData>
export const layout: AccountModule['layout'] = 'default'
export const messages: AccountModule['messages'] = ['account', 'field']

export const Page: AccountModule['Page'] = ({ data: { served = nobody } }) => {
  const t = useText()
  const session = useSession()
  // Who has logged in without a script is shown until the browser has taken the session over.
  const [isTaken, setTaken] = useState(false)
  if (session && !isTaken) setTaken(true)
  const customer = session?.customer ?? (isTaken ? undefined : served.customer)
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const arrive = () => {
    title.current?.focus({ preventScroll: true })
    // The form was long, and what stands in its place begins above.
    window.scrollTo(0, 0)
    // Whoever logs out again is asked anew what they want.
    void navigate('?', { replace: true })
  }
  useFocusAfterDialog(title)
  return (
    <section className={`page ${styles.account}`}>
      <h1 ref={title} tabIndex={-1}>
        {t('account.title')}
      </h1>
      {served.told && <Told>{served.told}</Told>}
      {customer ? (
        <CustomerArea
          key={customer.email}
          customer={customer}
          served={served.orders}
          onLogOut={() => title.current?.focus({ preventScroll: true })}
        />
      ) : (
        <Guest before={served.before} onDone={arrive} />
      )}
    </section>
  )
}

const nobody: ServedAccount = {}

interface GuestProps extends Pick<ServedAccount, 'before'> {
  /** The form goes once somebody is logged in: somebody must take the focus. */
  onDone: () => void
}

/** Whoever is not logged in: by one of two forms, each with an address of its own, or by the dialog that shows them in place. */
function Guest({ before, onDone }: GuestProps) {
  const t = useText()
  const form = new URLSearchParams(useLocation().search).get('form')
  if (form === 'login' || form === 'register') {
    const Form = form === 'login' ? LogInForm : RegisterForm
    return (
      <section className={styles.form} aria-labelledby="account-form">
        <h2 id="account-form">{t(form === 'login' ? 'account.logIn' : 'account.register')}</h2>
        <Form key={form} email="" before={before} onDone={onDone} />
      </section>
    )
  }
  return (
    <div className={styles.guest}>
      <p className="type-lead">{t('account.needsLogIn')}</p>
      <p className={styles.actions}>
        <ModalLink
          className={button.primary}
          to="/my-account?form=login"
          modal={{ name: 'authentication', form: 'login' }}
        >
          {t('account.logIn')}
        </ModalLink>
        <ModalLink
          className={button.outlined}
          to="/my-account?form=register"
          modal={{ name: 'authentication', form: 'register' }}
        >
          {t('account.register')}
        </ModalLink>
      </p>
    </div>
  )
}
