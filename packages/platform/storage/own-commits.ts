/** Counts the commits of one connection that may have changed a table: those with a statement whose text names it. */
export class OwnCommits {
  /** Of tables that somebody has asked for. */
  readonly #counts = new Map<string, number>()
  /** What was sent since the last commit. What was undone in the meantime counts too: that is too often, never too rarely. */
  readonly #texts = new Set<string>()

  note(sql: string): void {
    this.#texts.add(sql)
  }

  count(): void {
    for (const [table, count] of this.#counts) {
      if (this.#texts.values().some((sql) => sql.includes(table))) this.#counts.set(table, count + 1)
    }
    this.#texts.clear()
  }

  /** A number that is another one after every commit that may have changed the table. */
  of(table: string): number {
    const known = this.#counts.get(table) ?? 0
    this.#counts.set(table, known)
    return known
  }
}
