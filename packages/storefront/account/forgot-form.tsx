import { useText } from '../i18n/use-text.ts'
import type { AuthenticationForm } from './authentication-form.ts'
import { ResetLinkForm } from './reset-link-form.tsx'

export function ForgotForm({ email, onSwitch }: AuthenticationForm) {
  const t = useText()
  return (
    <ResetLinkForm
      id="forgot"
      email={email}
      {...(onSwitch && { back: { label: t('account.toLogIn'), onBack: (typed: string) => onSwitch('login', typed) } })}
      isFirst
    />
  )
}
