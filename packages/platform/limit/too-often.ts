import { errorText } from '@welt/contract/error-text.ts'
import { type Failure, fail } from '../http/envelope.ts'

/** The refusal of who asks too often: with words, and with the time after which it is worth trying again. */
export function tooOften(
  { retryAfterSeconds }: { retryAfterSeconds: number },
  text: string = errorText.tooOften,
): Failure {
  return fail(429, text, { headers: { 'retry-after': String(retryAfterSeconds) } })
}
