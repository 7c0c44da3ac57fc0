import { errorText } from '@welt/contract/error-text.ts'
import { brokenPasswordRules } from '@welt/domain/session/password-rules.ts'
import { type Failure, fail } from '../http/envelope.ts'

/** With words, and with the time after which it is worth trying again. */
export function tooOften({ retryAfterSeconds }: { retryAfterSeconds: number }): Failure {
  return fail(429, errorText.tooOften, { headers: { 'retry-after': String(retryAfterSeconds) } })
}

/** What is wrong with a password that somebody wants to have; undefined when it is good. */
export function weakPasswordText(password: string, email: string): string | undefined {
  const broken = brokenPasswordRules(password, email)
  return broken.length === 0 ? undefined : broken.map((rule) => errorText.weakPassword[rule]).join(' ')
}
