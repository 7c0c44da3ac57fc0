import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import button from '../theme/button.module.css'
import styles from './form-frame.module.css'
import { FormSummary } from './form-summary.tsx'
import type { Form } from './use-form.ts'

interface FormFrameProps<Name extends string> {
  form: Form<Name>
  /** What the form is for, where its title does not say it. */
  lead?: string
  /** What the button says. */
  submit: string
  children: ReactNode
  /** Below the button. */
  foot?: ReactNode
}

/** Why it was not taken, the fields, and the one button: every form of the shop that is sent in place. */
export function FormFrame<Name extends string>({ form, lead, submit, children, foot }: FormFrameProps<Name>) {
  const t = useText()
  return (
    <form className={styles.form} method="post" {...form.events}>
      {lead && <p className={styles.lead}>{lead}</p>}
      <FormSummary {...form.summary} />
      {children}
      <button className={`${button.primary} ${button.wide}`} type="submit" aria-busy={form.isSending}>
        {form.isSending ? t('field.sending') : submit}
      </button>
      {foot}
    </form>
  )
}
