import { errorText } from '@welt/contract/error-text.ts'
import { type Failure, fail } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { LimitRule, RateLimiter } from '../limit/rate-limiter.ts'

/** Counts one more request of this address, or gives the refusal. Calls of this very process have no address and no limit. */
export function limitVisitor(
  limiter: RateLimiter,
  rule: LimitRule,
  { clientAddress }: Pick<RequestContext, 'clientAddress'>,
): Failure | undefined {
  if (clientAddress === undefined) return undefined
  const admission = limiter.take(rule, clientAddress)
  if (admission.ok) return undefined
  return fail(429, errorText.tooOften, { headers: { 'retry-after': String(admission.retryAfterSeconds) } })
}
