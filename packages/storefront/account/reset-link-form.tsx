import { useEffect, useRef, useState } from 'react'
import { faultsOf } from '../field/faults-of.ts'
import { FormSummary } from '../field/form-summary.tsx'
import { emailFault } from '../field/personal-faults.ts'
import { TextField } from '../field/text-field.tsx'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { useShop } from '../store-view/use-shop.ts'
import button from '../theme/button.module.css'
import styles from './authentication-form.module.css'
import { sendResetLink } from './send-reset-link.ts'

interface ResetLinkFormProps {
  /** The dialog can open over the page that shows the same form. */
  id: string
  email: string
  /** In the dialog: the way back to the login. */
  back?: { label: string; onBack: (email: string) => void }
  isFirst?: boolean
}

/** Sends the letter with which a new password is set. It says the same whoever asks. */
export function ResetLinkForm({ id, email, back, isFirst = false }: ResetLinkFormProps) {
  const t = useText()
  const shop = useShop()
  const [sentTo, setSentTo] = useState('')
  const form = useForm({
    id,
    initial: { email },
    check: (values) => faultsOf(t, { email: emailFault(values.email) }),
    async send(values) {
      const failure = await sendResetLink(shop, values.email)
      if (failure) return { sentence: t(failure) }
      setSentTo(values.email.trim())
      return undefined
    },
  })
  const wayBack = back && (
    <p className={styles.switch}>
      <button className={styles.word} type="button" onClick={() => back.onBack(form.values.email)}>
        {back.label}
      </button>
    </p>
  )
  if (sentTo)
    return (
      <div className={styles.form}>
        <Sent sentence={t('account.linkSent', { email: sentTo })} />
        {wayBack}
      </div>
    )
  return (
    <form className={styles.form} method="post" {...form.events}>
      <p className={styles.lead}>{t('account.forgotText')}</p>
      <FormSummary {...form.summary} />
      <TextField
        {...form.field('email')}
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        isFirst={isFirst}
      />
      <button className={`${button.primary} ${button.wide}`} type="submit" aria-busy={form.isSending}>
        {t(form.isSending ? 'account.sending' : 'account.sendLink')}
      </button>
      {wayBack}
    </form>
  )
}

/** The form is gone with the button that was pressed: the focus comes here. */
function Sent({ sentence }: { sentence: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} role="status" tabIndex={-1}>
      {sentence}
    </p>
  )
}
