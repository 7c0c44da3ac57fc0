/** Knows when everything that has begun is over. */
export class InFlight {
  #count = 0
  #waiting: (() => void)[] = []

  /** The same promise: who waits for it does not wait for the counting too. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#count++
    const end = () => this.#end()
    void work.then(end, end)
    return work
  }

  async over(): Promise<void> {
    if (this.#count > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  #end(): void {
    this.#count--
    if (this.#count === 0) for (const resume of this.#waiting.splice(0)) resume()
  }
}
