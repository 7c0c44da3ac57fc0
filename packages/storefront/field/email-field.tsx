import { useText } from '../i18n/use-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type EmailFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'inputMode' | 'autoComplete'> & {
  /** Where it is what somebody logs in with, password managers want to know. */
  autoComplete: 'username' | 'email'
}

export function EmailField(props: EmailFieldProps) {
  const t = useText()
  return <TextField {...props} label={t('field.email')} type="email" inputMode="email" />
}
