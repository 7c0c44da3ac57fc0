/** Lets one through at a time, in the order of arrival. */
export class Turnstile {
  #occupied = false
  readonly #waiting: (() => void)[] = []

  /** Fulfils when it is the caller's turn; who has entered must leave. */
  enter(): Promise<void> | undefined {
    if (this.#occupied) return new Promise((resolve) => this.#waiting.push(resolve))
    this.#occupied = true
    return undefined
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#occupied = false
  }

  async pass<T>(work: () => T | Promise<T>): Promise<T> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }
}
