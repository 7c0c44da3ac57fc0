import { describeError } from '../http/describe-error.ts'
import type { Log } from '../log/log.ts'

export interface StockTellerOptions {
  /** Told that what these skus have on the shelf has changed. */
  onStockChanged?: ((skus: readonly string[]) => Promise<void> | void) | undefined
  log: Log
}

/**
 * Tells of changed shelves at once, and then at most so often: bringing a pair's stock into every list costs more than
 * selling the pair. The orders stand, whoever listens; a listener that fails looks again by itself, later.
 */
export class StockTeller {
  readonly #options: StockTellerOptions
  readonly #everyMs: number
  #collected: Set<string> | undefined

  constructor(options: StockTellerOptions, everyMs = 500) {
    this.#options = options
    this.#everyMs = everyMs
  }

  tell(skus: readonly string[]): void {
    if (this.#collected) {
      for (const sku of skus) this.#collected.add(sku)
      return
    }
    this.#collected = new Set()
    void this.#say(skus)
    setTimeout(() => this.#tellRest(), this.#everyMs).unref()
  }

  #tellRest(): void {
    const rest = [...(this.#collected ?? [])]
    this.#collected = undefined
    if (rest.length > 0) this.tell(rest)
  }

  async #say(skus: readonly string[]): Promise<void> {
    try {
      await this.#options.onStockChanged?.(skus)
    } catch (error) {
      this.#options.log.warn({ error: describeError(error) }, 'nobody was told what orders took from the shelf')
    }
  }
}
