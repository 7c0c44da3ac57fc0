import { EmailField } from '../field/email-field.tsx'
import { FormFrame } from '../field/form-frame.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { TickBox } from '../field/tick-box.tsx'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { logIn } from '../session/log-in.ts'
import { useVisit } from '../session/use-visit.ts'
import { accountFailureText } from './account-failure-text.ts'
import { emptyLogIn, logInFaults } from './account-form.ts'
import styles from './authentication-form.module.css'
import type { AuthenticationForm } from './authentication-form.ts'
import { SwitchWord } from './switch-word.tsx'

export function LogInForm({ email, onSwitch, onDone, before }: AuthenticationForm) {
  const t = useText()
  const notify = useNotify()
  const visit = useVisit()
  const form = useForm({
    // The dialog can open over the page that shows the same form.
    id: onSwitch ? 'log-in' : 'page-log-in',
    initial: { ...emptyLogIn, email },
    before,
    check: (values) => logInFaults(t, values),
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
      <SwitchWord form="register" email={form.values.email} onSwitch={onSwitch}>
        {t('account.register')}
      </SwitchWord>
    </p>
  )
  return (
    <FormFrame form={form} submit={t('account.logIn')} foot={foot}>
      <input type="hidden" name="form" value="login" />
      <EmailField {...form.field('email')} autoComplete="username" isFirst={onSwitch !== undefined} />
      <PasswordField {...form.field('password')} label={t('field.password')} autoComplete="current-password" />
      <div className={styles.line}>
        <TickBox {...form.field('stay')}>{t('account.stay')}</TickBox>
        <SwitchWord form="forgot" email={form.values.email} onSwitch={onSwitch}>
          {t('account.forgot')}
        </SwitchWord>
      </div>
    </FormFrame>
  )
}

function fullName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`
}
