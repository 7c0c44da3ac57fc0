import { emailTaken } from '@welt/contract/user-error-sentence.ts'
import { EmailField } from '../field/email-field.tsx'
import { faultsOf } from '../field/faults-of.ts'
import frame from '../field/form-frame.module.css'
import { FormFrame } from '../field/form-frame.tsx'
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
import { useVisit } from '../session/use-visit.ts'
import { accountFailureText } from './account-failure-text.ts'
import styles from './authentication-form.module.css'
import type { AuthenticationForm } from './authentication-form.ts'

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
      if (!answer.ok) return { sentence: t(accountFailureText(answer, navigator.onLine)) }
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
  const foot = (
    <p className={styles.switch}>
      {t('account.haveAccount')}{' '}
      <button className={styles.word} type="button" onClick={() => onSwitch('login', form.values.email)}>
        {t('account.logIn')}
      </button>
    </p>
  )
  return (
    <FormFrame form={form} submit={t('account.register')} foot={foot}>
      <div className={styles.pair}>
        <TextField {...form.field('firstname')} label={t('field.firstname')} autoComplete="given-name" isFirst />
        <TextField {...form.field('lastname')} label={t('field.lastname')} autoComplete="family-name" />
      </div>
      <EmailField {...form.field('email')} autoComplete="username" />
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
      <p className={frame.small}>
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
    </FormFrame>
  )
}
