import { faultsOf } from '../field/faults-of.ts'
import { FormSummary } from '../field/form-summary.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { emailFault } from '../field/personal-faults.ts'
import { TextField } from '../field/text-field.tsx'
import { TickBox } from '../field/tick-box.tsx'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { logIn } from '../session/log-in.ts'
import button from '../theme/button.module.css'
import type { AuthenticationForm } from './authentication-dialog.tsx'
import styles from './authentication-form.module.css'
import { failureText } from './failure-text.ts'
import { useVisit } from './use-visit.ts'

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
      if (!answer.ok) return { sentence: t(failureText(answer, navigator.onLine)) }
      onDone()
      notify({ type: 'success', message: t('account.loggedIn', { name: fullName(answer.result) }) })
      return undefined
    },
  })
  return (
    <form className={styles.form} method="post" {...form.events}>
      <FormSummary {...form.summary} />
      <TextField
        {...form.field('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        isFirst
      />
      <PasswordField {...form.field('password')} label={t('field.password')} autoComplete="current-password" />
      <div className={styles.line}>
        <TickBox {...form.field('stay')}>{t('account.stay')}</TickBox>
        <button className={styles.word} type="button" onClick={() => onSwitch('forgot', form.values.email)}>
          {t('account.forgot')}
        </button>
      </div>
      <button className={`${button.primary} ${button.wide}`} type="submit" aria-busy={form.isSending}>
        {t(form.isSending ? 'account.sending' : 'account.logIn')}
      </button>
      <p className={styles.switch}>
        {t('account.newHere')}{' '}
        <button className={styles.word} type="button" onClick={() => onSwitch('register', form.values.email)}>
          {t('account.register')}
        </button>
      </p>
    </form>
  )
}

function fullName({ firstname, lastname }: { firstname: string; lastname: string }): string {
  return `${firstname} ${lastname}`
}
