import type { Failure } from '../http/envelope.ts'
import type { RequestContext } from '../http/request-context.ts'
import type { LimitRule, RateLimiter } from './rate-limiter.ts'
import { tooOften } from './too-often.ts'

/** Counts one more request of this address, or gives the refusal. Calls of this very process have no address and no limit. */
export function limitVisitor(
  limiter: RateLimiter,
  rule: LimitRule,
  { clientAddress }: Pick<RequestContext, 'clientAddress'>,
  text?: string,
): Failure | undefined {
  if (clientAddress === undefined) return undefined
  const admission = limiter.take(rule, clientAddress)
  return admission.ok ? undefined : tooOften(admission, text)
}
