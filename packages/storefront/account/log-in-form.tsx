import { EmailField } from '../field/email-field.tsx'
import { faultsOf } from '../field/faults-of.ts'
import { FormFrame } from '../field/form-frame.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { emailFault } from '../field/personal-faults.ts'
import { TickBox } from '../field/tick-box.tsx'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { logIn } from '../session/log-in.ts'
import { useVisit } from '../session/use-visit.ts'
import { accountFailureText } from './account-failure-text.ts'
import styles from './authentication-form.module.css'
import type { AuthenticationForm } from './authentication-form.ts'

export function LogInForm({ email, onSwitch, onDone }: AuthenticationForm) {
  const t = useText()
  const notify = useNotify()
  const visit = useVisit()
  const form = useForm({
    id: 'log-in',
    initial: { email, password: '', stay: '' },
    check: (values) =>
      faultsOf(t, {
        email: emailFault(values.email),
        password: values.password === '' ? 'field.passwordMissing' : undefined,
      }),
    async send(values) {
      const answer = await logIn(visit, { ...values, isToStay: values.stay === 'on' })
      if (!answer.ok) return { sentence: t(accountFailureText(answer, navigator.onLine)) }
      onDone()
      notify({ type: 'success', message: t('account.loggedIn', { name: fullName(answer.result) }) })
      return undefined
    },
  })
  const foot = (
    <p className={styles.switch}>
      {t('account.newHere')}{' '}
      <button className={styles.word} type="button" onClick={() => onSwitch('register', form.values.email)}>
        {t('account.register')}
      </button>
    </p>
  )
  return (
    <FormFrame form={form} submit={t('account.logIn')} foot={foot}>
      <EmailField {...form.field('email')} autoComplete="username" isFirst />
      <PasswordField {...form.field('password')} label={t('field.password')} autoComplete="current-password" />
      <div className={styles.line}>
        <TickBox {...form.field('stay')}>{t('account.stay')}</TickBox>
        <button className={styles.word} type="button" onClick={() => onSwitch('forgot', form.values.email)}>
          {t('account.forgot')}
        </button>
      </div>
    </FormFrame>
  )
}

function fullName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`
}
