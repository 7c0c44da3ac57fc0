import { keptTextRepo } from '../cms/kept-text-repo.ts'
import type { Queryable } from '../storage/database.ts'
import type { OrderText } from './order-texts.ts'

/** Far more than there are texts at a time. */
const mostKnown = 1000

/** Keeps the texts of the moment with an order, and asks the database only about those that this process has not seen kept. */
export class TextKeeper {
  readonly #kept = new Set<string>()

  /** Inside the order's transaction. */
  async keep(tx: Queryable, texts: readonly OrderText[]): Promise<void> {
    const unsure = texts.filter(({ hash }) => !this.#kept.has(hash))
    if (unsure.length > 0) await keptTextRepo.keep(tx, unsure)
  }

  /** After it: what was only written may still be undone. */
  remember(texts: readonly OrderText[]): void {
    if (this.#kept.size > mostKnown) this.#kept.clear()
    for (const { hash } of texts) this.#kept.add(hash)
  }
}
