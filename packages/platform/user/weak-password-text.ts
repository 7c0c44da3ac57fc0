import { errorText } from '@welt/contract/error-text.ts'
import { brokenPasswordRules } from '@welt/domain/session/password-rules.ts'

/** What is wrong with a password that somebody wants to have; undefined when it is good. */
export function weakPasswordText(password: string, email: string): string | undefined {
  const broken = brokenPasswordRules(password, email)
  return broken.length === 0 ? undefined : broken.map((rule) => errorText.weakPassword[rule]).join(' ')
}
