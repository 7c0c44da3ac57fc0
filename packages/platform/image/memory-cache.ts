/** The last pictures that were asked for, as many as fit. */
export class MemoryCache<Entry extends { bytes: Uint8Array }> {
  readonly #entries = new Map<string, Entry>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    // A map keeps the order of insertion: what was used last stands last.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  set(key: string, entry: Entry): void {
    this.#remove(key)
    if (entry.bytes.length > this.#mostBytes) return
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes.length
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes.length ?? 0
    this.#entries.delete(key)
  }
}
