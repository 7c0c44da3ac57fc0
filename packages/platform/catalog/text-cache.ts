/** Keeps the texts that were used last, as long as they and their keys hold no more than a number of characters together. */
export class TextCache {
  readonly #limit: number
  readonly #texts = new Map<string, { owner: object | string; text: string }>()
  #size = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** A text is true only for the very object, or revision, that it was made of. */
  get(key: string, owner: object | string): string | undefined {
    const known = this.#texts.get(key)
    if (!known || known.owner !== owner) return undefined
    // What was used last matters only once room gets scarce.
    if (this.#size > this.#limit / 2) {
      this.#texts.delete(key)
      this.#texts.set(key, known)
    }
    return known.text
  }

  set(key: string, owner: object | string, text: string): void {
    this.#delete(key)
    this.#texts.set(key, { owner, text })
    this.#size += key.length + text.length
    for (const oldest of this.#texts.keys()) {
      if (this.#size <= this.#limit) break
      this.#delete(oldest)
    }
  }

  get size(): number {
    return this.#size
  }

  #delete(key: string): void {
    const known = this.#texts.get(key)
    if (!known) return
    this.#texts.delete(key)
    this.#size -= key.length + known.text.length
  }
}
