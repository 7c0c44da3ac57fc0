export type Queued<T> = { ok: true; value: T } | { ok: false; retryAfterSeconds: number }

export interface QueueLimits {
  /** So many hashes are computed at once. */
  atOnce: number
  /** So many wait for their turn; whoever comes then is sent away. */
  waiting: number
}

/** Two leave half of Node's threads, and most of its memory, to the rest of the shop while somebody floods the login. */
export const defaultQueueLimits: QueueLimits = { atOnce: 2, waiting: 20 }

/** Long enough for the whole queue to be worked off. */
const retryAfterSeconds = 2

/** Work that costs much is done a few at a time, first come, first served. */
export class HashQueue {
  readonly #limits: QueueLimits
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limits: QueueLimits = defaultQueueLimits) {
    this.#limits = limits
  }

  async run<T>(work: () => Promise<T>): Promise<Queued<T>> {
    if (this.#running >= this.#limits.atOnce) {
      if (this.#waiting.length >= this.#limits.waiting) return { ok: false, retryAfterSeconds }
      await new Promise<void>((resume) => this.#waiting.push(resume))
    } else {
      this.#running += 1
    }
    try {
      return { ok: true, value: await work() }
    } finally {
      this.#handOn()
    }
  }

  /** Whoever waits longest takes the place over, so that nobody can slip in between. */
  #handOn(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
