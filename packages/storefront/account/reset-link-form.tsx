import { useState } from 'react'
import { EmailField } from '../field/email-field.tsx'
import { faultsOf } from '../field/faults-of.ts'
import { FormDone } from '../field/form-done.tsx'
import { FormFrame } from '../field/form-frame.tsx'
import { emailFault } from '../field/personal-faults.ts'
import { useForm } from '../field/use-form.ts'
import { useText } from '../i18n/use-text.ts'
import { useShop } from '../store-view/use-shop.ts'
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
  if (sentTo) return <FormDone sentence={t('account.linkSent', { email: sentTo })}>{wayBack}</FormDone>
  return (
    <FormFrame form={form} lead={t('account.forgotText')} submit={t('account.sendLink')} foot={wayBack}>
      <EmailField {...form.field('email')} autoComplete="username" isFirst={isFirst} />
    </FormFrame>
  )
}
