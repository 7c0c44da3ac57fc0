export interface LimitRule {
  /** Names the rule among all; counts of different rules never meet. */
  name: string
  /** So many within the window. */
  limit: number
  windowMs: number
}

export type Admission = { ok: true } | { ok: false; retryAfterSeconds: number }

/** Counts by key in fixed windows. The keys are kept in memory only, and only until their window ends. */
export class RateLimiter {
  readonly #clock: () => number
  readonly #mostKeys: number
  readonly isOff: boolean
  readonly #counts = new Map<string, { count: number; endsAt: number }>()

  /** `isOff`: for measurements, where one sender stands for many. */
  constructor(clock: () => number, { mostKeys = 100_000, isOff = false } = {}) {
    this.#clock = clock
    this.#mostKeys = mostKeys
    this.isOff = isOff
  }

  /** Counts one more, unless the limit is reached. */
  take(rule: LimitRule, key: string): Admission {
    const admission = this.look(rule, key)
    if (!admission.ok) return admission
    const name = nameOf(rule, key)
    const known = this.#counts.get(name)
    if (known && known.endsAt > this.#clock()) known.count += 1
    else this.#begin(name, this.#clock() + rule.windowMs)
    return admission
  }

  /** Whether one more would be let through: for rules that count failures alone. */
  look({ name, limit }: LimitRule, key: string): Admission {
    if (this.isOff) return { ok: true }
    const now = this.#clock()
    const known = this.#counts.get(nameOf({ name }, key))
    if (!known || known.endsAt <= now || known.count < limit) return { ok: true }
    return { ok: false, retryAfterSeconds: Math.ceil((known.endsAt - now) / 1000) }
  }

  #begin(name: string, endsAt: number): void {
    if (this.#counts.size >= this.#mostKeys) this.#forgetOld()
    // Set anew at the end: the oldest stand in front.
    this.#counts.delete(name)
    this.#counts.set(name, { count: 1, endsAt })
  }

  /** What has ended goes; if that is not enough, so does the oldest tenth. */
  #forgetOld(): void {
    const now = this.#clock()
    for (const [name, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(name)
    if (this.#counts.size < this.#mostKeys) return
    const oldest = [...this.#counts.keys()].slice(0, Math.ceil(this.#mostKeys / 10))
    for (const name of oldest) this.#counts.delete(name)
  }
}

function nameOf({ name }: Pick<LimitRule, 'name'>, key: string): string {
  return `${name} ${key}`
}
