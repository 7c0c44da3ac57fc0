import { briefOf, partOf, valuesOf } from './entry-part.ts'
import { fieldValues } from './field-values.ts'
import type { Entry, Scalar } from './search-engine.ts'

/** The values of one field by ordinal, as far as they are read. Entries may come and change in the meantime. */
export class FieldReading {
  readonly #field: string
  readonly #values: (readonly Scalar[])[] = []
  /** Whether a brief document did not hold the field. */
  isCostly = false

  constructor(field: string) {
    this.#field = field
  }

  /** Reads on, at most so many, and tells whether it has read all. */
  readSome(entries: readonly Entry[], most: number): boolean {
    const end = Math.min(entries.length, this.#values.length + most)
    for (const entry of entries.slice(this.#values.length, end)) {
      const part = partOf(entry, this.#field)
      this.isCostly ||= part !== briefOf(entry)
      this.#values.push(fieldValues(part, this.#field))
    }
    return this.#values.length === entries.length
  }

  all(entries: readonly Entry[]): readonly (readonly Scalar[])[] {
    this.readSome(entries, entries.length)
    return this.#values
  }

  /** What is not read yet will be read as it is then. */
  replace(ordinal: number, entry: Entry): void {
    if (ordinal < this.#values.length) this.#values[ordinal] = valuesOf(entry, this.#field)
  }
}
