import { brokenPasswordRules } from '@welt/domain/session/password-rules.ts'
import type { MessageKey } from '../i18n/message-key.ts'

/** The first thing that is wrong with a password that somebody wants to have. */
export function newPasswordFault(password: string, email: string): MessageKey | undefined {
  if (password === '') return 'field.newPasswordMissing'
  const [rule] = brokenPasswordRules(password, email)
  return rule && `field.broken.${rule}`
}
