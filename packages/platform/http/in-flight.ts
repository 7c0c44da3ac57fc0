/** Knows when everything that has begun is over. */
export class InFlight {
  #count = 0
  #waiting: (() => void)[] = []

  async track<T>(work: Promise<T>): Promise<T> {
    this.#count++
    try {
      return await work
    } finally {
      this.#count--
      if (this.#count === 0) for (const resume of this.#waiting.splice(0)) resume()
    }
  }

  async over(): Promise<void> {
    if (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }
}
