/** Lets so many in at once, the others in the order of arrival. Who has waited too long is sent away. */
export class Gate {
  readonly #patienceMs: number
  readonly #waiting = new Set<() => void>()
  #free: number

  constructor(places: number, patienceMs: number) {
    this.#free = places
    this.#patienceMs = patienceMs
  }

  /** False after the longest wait; who has entered must leave. */
  async enter(): Promise<boolean> {
    if (this.#free > 0) {
      this.#free--
      return true
    }
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const comeIn = () => resolve(true)
    const timer = setTimeout(() => resolve(!this.#waiting.delete(comeIn)), this.#patienceMs)
    this.#waiting.add(comeIn)
    const isIn = await promise
    clearTimeout(timer)
    return isIn
  }

  leave(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
