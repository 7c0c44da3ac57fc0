import { emailTaken } from '@welt/contract/user-error-sentence.ts'
import { faultsOf } from '../field/faults-of.ts'
import { FormSummary } from '../field/form-summary.tsx'
import { newPasswordFault } from '../field/new-password-fault.ts'
import { PasswordField } from '../field/password-field.tsx'
import { PasswordRules } from '../field/password-rules.tsx'
import { emailFault, nameFault } from '../field/personal-faults.ts'
import { TextField } from '../field/text-field.tsx'
import { TickBox } from '../field/tick-box.tsx'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { ModalLink } from '../panel/modal-link.tsx'
import { register } from '../session/register.ts'
import button from '../theme/button.module.css'
import type { AuthenticationForm } from './authentication-dialog.tsx'
import styles from './authentication-form.module.css'
import { failureText } from './failure-text.ts'
import { useVisit } from './use-visit.ts'

export function RegisterForm({ email, onSwitch, onDone }: AuthenticationForm) {
  const t = useText()
  const notify = useNotify()
  const visit = useVisit()
  const form = useForm({
    id: 'register',
    initial: { firstname: '', lastname: '', email, password: '', stay: '' },
    check: (values) =>
      faultsOf(t, {
        firstname: nameFault('firstname', values.firstname),
        lastname: nameFault('lastname', values.lastname),
        email: emailFault(values.email),
        password: newPasswordFault(values.password, values.email),
      }),
    async send({ stay, ...customer }) {
      const answer = await register(visit, { ...customer, isToStay: stay === 'on' })
      if (!answer.ok && answer.text === emailTaken) return { faults: { email: t('account.emailTaken') } }
      if (!answer.ok) return { sentence: t(failureText(answer, navigator.onLine)) }
      if (answer.result.isLoggedIn) onDone()
      else onSwitch('login', customer.email)
      notify({
        type: 'success',
        message: answer.result.isLoggedIn
          ? t('account.registered', { name: `${customer.firstname} ${customer.lastname}` })
          : t('account.registeredOnly'),
      })
      return undefined
    },
  })
  return (
    <form className={styles.form} method="post" {...form.events}>
      <FormSummary {...form.summary} />
      <div className={styles.pair}>
        <TextField {...form.field('firstname')} label={t('field.firstname')} autoComplete="given-name" isFirst />
        <TextField {...form.field('lastname')} label={t('field.lastname')} autoComplete="family-name" />
      </div>
      <TextField
        {...form.field('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <div className={styles.group}>
        <PasswordField
          {...form.field('password')}
          label={t('field.password')}
          autoComplete="new-password"
          describedBy="register-rules"
        />
        <PasswordRules id="register-rules" password={form.values.password} />
      </div>
      <TickBox {...form.field('stay')}>{t('account.stay')}</TickBox>
      <p className={styles.legal}>
        {t('account.legalBefore')}{' '}
        <ModalLink to={t('account.termsPath')} modal={{ name: 'terms' }}>
          {t('account.legalTerms')}
        </ModalLink>
        . {t('account.legalBetween')}{' '}
        <ModalLink to={t('account.privacyPath')} modal={{ name: 'private-policy' }}>
          {t('account.legalPrivacy')}
        </ModalLink>
        .
      </p>
      <button className={`${button.primary} ${button.wide}`} type="submit" aria-busy={form.isSending}>
        {t(form.isSending ? 'account.sending' : 'account.register')}
      </button>
      <p className={styles.switch}>
        {t('account.haveAccount')}{' '}
        <button className={styles.word} type="button" onClick={() => onSwitch('login', form.values.email)}>
          {t('account.logIn')}
        </button>
      </p>
    </form>
  )
}
