import { useState } from 'react'
import { useNavigate } from 'react-router'
import styles from '../account/authentication-form.module.css'
import { resetFailureText } from '../account/send-reset-link.ts'
import { EmailField } from '../field/email-field.tsx'
import { faultsOf } from '../field/faults-of.ts'
import { FormFrame } from '../field/form-frame.tsx'
import { newPasswordFault } from '../field/new-password-fault.ts'
import { PasswordField } from '../field/password-field.tsx'
import { PasswordRules } from '../field/password-rules.tsx'
import { emailFault } from '../field/personal-faults.ts'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { ShopLink } from '../navigation/shop-link.tsx'
import { useNotify } from '../notification/use-notifications.ts'
import { useVisit } from '../session/use-visit.ts'
import { createPassword } from './create-password.ts'
import { faultOf } from './fault-of.ts'
import { faultText } from './fault-text.ts'

interface NewPasswordFormProps {
  token: string
  /** The password is set, but nobody is logged in with it. */
  onSaved: () => void
}

/** Sets a new password by the link of the letter. */
export function NewPasswordForm({ token, onSaved }: NewPasswordFormProps) {
  const t = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  const visit = useVisit()
  const [isSpent, setSpent] = useState(false)
  const form = useForm({
    id: 'new-password',
    initial: { email: '', password: '', repeat: '' },
    check: (values) =>
      faultsOf(t, {
        email: emailFault(values.email),
        password: newPasswordFault(values.password, values.email),
        repeat: values.repeat === values.password ? undefined : 'field.passwordsDiffer',
      }),
    async send({ email, password }) {
      const answer = await createPassword(visit, { email, password, token })
      if (!answer.ok) {
        const fault = faultOf(answer)
        setSpent(fault === 'link')
        return { sentence: t(fault === 'failed' ? resetFailureText(answer, navigator.onLine) : faultText[fault]) }
      }
      if (!answer.result.isLoggedIn) {
        onSaved()
        return undefined
      }
      notify({ type: 'success', message: t('account.passwordSaved') })
      await navigate('/my-account', { replace: true })
      return undefined
    },
  })
  return (
    <FormFrame form={form} submit={t('account.savePassword')}>
      {isSpent && (
        <p>
          <ShopLink to="/resetpassword">{t('account.newLink')}</ShopLink>
        </p>
      )}
      <input type="hidden" name="token" value={token} />
      <EmailField {...form.field('email')} hint={t('account.resetEmailHint')} autoComplete="username" />
      <div className={styles.group}>
        <PasswordField
          {...form.field('password')}
          label={t('field.newPassword')}
          autoComplete="new-password"
          describedBy="new-password-rules"
        />
        <PasswordRules id="new-password-rules" password={form.values.password} />
      </div>
      <PasswordField {...form.field('repeat')} label={t('field.repeatPassword')} autoComplete="new-password" />
    </FormFrame>
  )
}
