import { emailTaken } from '@welt/contract/user-error-sentence.ts'
import { EmailField } from '../field/email-field.tsx'
import frame from '../field/form-frame.module.css'
import { FormFrame } from '../field/form-frame.tsx'
import { PasswordField } from '../field/password-field.tsx'
import { PasswordRules } from '../field/password-rules.tsx'
import { TextField } from '../field/text-field.tsx'
import { TickBox } from '../field/tick-box.tsx'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { useNotify } from '../notification/use-notifications.ts'
import { ModalLink } from '../panel/modal-link.tsx'
import { register } from '../session/register.ts'
import { useVisit } from '../session/use-visit.ts'
import { accountFailureText } from './account-failure-text.ts'
import { emptyRegistration, registerFaults } from './account-form.ts'
import styles from './authentication-form.module.css'
import type { AuthenticationForm } from './authentication-form.ts'
import { SwitchWord } from './switch-word.tsx'

export function RegisterForm({ email, onSwitch, onDone, before }: AuthenticationForm) {
  const t = useText()
  const notify = useNotify()
  const visit = useVisit()
  // The dialog can open over the page that shows the same form.
  const id = onSwitch ? 'register' : 'page-register'
  const form = useForm({
    id,
    initial: { ...emptyRegistration, email },
    before,
    check: (values) => registerFaults(t, values),
    async send({ stay, ...customer }) {
      const answer = await register(visit, { ...customer, isToStay: stay === 'on' })
      if (!answer.ok && answer.text === emailTaken) return { faults: { email: t('account.emailTaken') } }
      if (!answer.ok) return { sentence: t(accountFailureText(answer, navigator.onLine)) }
      if (answer.result.isLoggedIn || !onSwitch) onDone()
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
      <SwitchWord form="login" email={form.values.email} onSwitch={onSwitch}>
        {t('account.logIn')}
      </SwitchWord>
    </p>
  )
  return (
    <FormFrame form={form} submit={t('account.register')} foot={foot}>
      <input type="hidden" name="form" value="register" />
      <div className={styles.pair}>
        <TextField
          {...form.field('firstname')}
          label={t('field.firstname')}
          autoComplete="given-name"
          isFirst={onSwitch !== undefined}
        />
        <TextField {...form.field('lastname')} label={t('field.lastname')} autoComplete="family-name" />
      </div>
      <EmailField {...form.field('email')} autoComplete="username" />
      <div className={styles.group}>
        <PasswordField
          {...form.field('password')}
          label={t('field.password')}
          autoComplete="new-password"
          describedBy={`${id}-rules`}
        />
        <PasswordRules id={`${id}-rules`} password={form.values.password} />
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
