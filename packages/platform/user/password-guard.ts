import type { Admission, LimitRule, RateLimiter } from '../limit/rate-limiter.ts'
import type { Queued } from '../password/hash-queue.ts'
import type { PasswordCheck } from '../password/password-keeper.ts'

export interface Attempt {
  /** The e-mail address, whether a customer has it or not. */
  account: string
  /** Where the attempt comes from, if that is known. */
  address: string | undefined
}

type Refusal = Extract<Admission, { ok: false }>

/** Said while others are being tried: one of them is over within a second. */
const soon: Refusal = { ok: false, retryAfterSeconds: 1 }

/**
 * Counts wrong passwords by account and address, and by account alone. What is being checked counts as wrong until it has
 * turned out right, so that a hundred guesses at once are no more than a hundred in a row.
 */
export class PasswordGuard {
  readonly #limiter: RateLimiter
  readonly #rules: readonly LimitRule[]
  readonly #pending = new Map<string, number>()

  constructor(limiter: RateLimiter, rules: readonly LimitRule[]) {
    this.#limiter = limiter
    this.#rules = rules
  }

  /** Runs the check, unless there were too many wrong ones; a wrong one is counted. */
  async attempt(
    { account, address }: Attempt,
    check: () => Promise<Queued<PasswordCheck>>,
  ): Promise<Queued<PasswordCheck>> {
    const keys = [`of ${account}`, `of ${account} from ${address ?? ''}`] as const
    const refusal = this.#refusalOf(...keys)
    if (refusal) return refusal
    for (const key of keys) this.#pending.set(key, this.#pendingOf(key) + 1)
    try {
      const answer = await check()
      if (answer.ok && !answer.value.isRight) this.#count(keys)
      return answer
    } finally {
      for (const key of keys) this.#settle(key)
    }
  }

  #refusalOf(ofAccount: string, fromHere: string): Refusal | undefined {
    const here = this.#tooMany(fromHere)
    if (here || this.#isFirst(fromHere)) return here
    return this.#tooMany(ofAccount)
  }

  #tooMany(key: string): Refusal | undefined {
    const pending = this.#pendingOf(key)
    for (const rule of this.#rules) {
      if (pending >= rule.limit && !this.#limiter.isOff) return soon
      const admission = this.#limiter.look({ ...rule, limit: rule.limit - pending }, key)
      if (!admission.ok) return admission
    }
    return undefined
  }

  #isFirst(key: string): boolean {
    return this.#pendingOf(key) === 0 && this.#rules.every((rule) => this.#limiter.look({ ...rule, limit: 1 }, key).ok)
  }

  #count(keys: readonly string[]): void {
    for (const key of keys) for (const rule of this.#rules) this.#limiter.take(rule, key)
  }

  #pendingOf(key: string): number {
    return this.#pending.get(key) ?? 0
  }

  #settle(key: string): void {
    const left = this.#pendingOf(key) - 1
    if (left > 0) this.#pending.set(key, left)
    else this.#pending.delete(key)
  }
}
