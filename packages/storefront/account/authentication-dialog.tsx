import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'
import type { AuthenticationForm } from './authentication-form.ts'
import { ForgotForm } from './forgot-form.tsx'
import { LogInForm } from './log-in-form.tsx'
import { RegisterForm } from './register-form.tsx'

type Authentication = ModalModule<'authentication'>
export const messages: Authentication['messages'] = ['account', 'field']

const titles = {
  login: 'account.logIn',
  register: 'account.register',
  forgot: 'account.forgotTitle',
} as const

/** Login, registration and a new password: three forms in one dialog, and one e-mail address for all of them. */
const AuthenticationDialog: Authentication['default'] = ({ modal, onClose }) => {
  const t = useText()
  const [{ form, email }, show] = useState({ form: modal.form ?? 'login', email: '' })
  const parts: AuthenticationForm = {
    email,
    onSwitch: (next, typed) => show({ form: next, email: typed }),
    onDone: onClose,
  }
  return (
    <Dialog key={form} title={t(titles[form])} onClose={onClose}>
      {form === 'login' && <LogInForm {...parts} />}
      {form === 'register' && <RegisterForm {...parts} />}
      {form === 'forgot' && <ForgotForm {...parts} />}
    </Dialog>
  )
}
export default AuthenticationDialog
