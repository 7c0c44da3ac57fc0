import { useState } from 'react'
import { useLocation } from 'react-router'
import { ResetLinkForm } from '../account/reset-link-form.tsx'
import { Told } from '../field/told.tsx'
import { useText } from '../i18n/use-text.ts'
import type { PageData } from '../page/page-data.ts'
import type { PageModule } from '../page/page-module.tsx'
import { usePanelStore } from '../panel/use-panels.ts'
import button from '../theme/button.module.css'
import { faultText } from './fault-text.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import styles from './reset-password-route.module.css'
import { readResetQuery } from './reset-query.ts'
import { useResetToken } from './use-reset-token.ts'

type ResetPasswordModule = PageModule<PageData>
export const layout: ResetPasswordModule['layout'] = 'default'
export const messages: ResetPasswordModule['messages'] = ['account', 'field']

export const Page: ResetPasswordModule['Page'] = () => {
  const t = useText()
  const { outcome } = readResetQuery(useLocation().search)
  const token = useResetToken()
  const [isSaved, setSaved] = useState(false)
  const isDone = isSaved || outcome === 'done'
  return (
    <section className={`page ${styles.reset}`}>
      <h1>{t('account.resetTitle')}</h1>
      <div className={styles.column}>
        {outcome && outcome !== 'sent' && outcome !== 'done' && <Told isFault>{t(faultText[outcome])}</Told>}
        {outcome === 'sent' && <Told>{t('account.linkSentAny')}</Told>}
        {isDone && <Saved />}
        {!isDone && token && (
          <>
            <p>{t('account.resetText')}</p>
            <NewPasswordForm token={token} onSaved={() => setSaved(true)} />
          </>
        )}
        {!isDone && !token && <ResetLinkForm id="reset-link" email="" />}
      </div>
    </section>
  )
}

function Saved() {
  const t = useText()
  const panels = usePanelStore()
  return (
    <>
      <Told>{t('account.passwordSavedLogIn')}</Told>
      <p>
        <button
          className={button.primary}
          type="button"
          onClick={() => panels.openModal({ name: 'authentication', form: 'login' })}
        >
          {t('account.logIn')}
        </button>
      </p>
    </>
  )
}
