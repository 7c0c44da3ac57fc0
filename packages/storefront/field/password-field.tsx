import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'end' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** Can be looked at, pasted into, and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText()
  const [isShown, setShown] = useState(false)
  const end = (
    <button
      className={styles.show}
      type="button"
      aria-label={t(isShown ? 'field.hidePassword' : 'field.showPassword')}
      aria-controls={props.id}
      onClick={() => setShown(!isShown)}
    >
      {t(isShown ? 'field.hide' : 'field.show')}
    </button>
  )
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} end={end} />
  )
}
