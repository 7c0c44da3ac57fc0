/** Runs work of one key one after the other, and work of different keys side by side. */
export class QueueByKey {
  readonly #last = new Map<string, Promise<unknown>>()

  /** The work is told whether it had to wait for another. */
  async run<T>(key: string, work: (isFirst: boolean) => Promise<T>): Promise<T> {
    const before = this.#last.get(key)
    // Whether the one before went well is none of the next one's business.
    const mine = before
      ? before.then(
          () => work(false),
          () => work(false),
        )
      : work(true)
    this.#last.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
  }
}
