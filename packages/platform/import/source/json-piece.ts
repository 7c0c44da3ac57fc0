/** A piece of text that should be one JSON value, with the line on which it begins. */
export interface JsonPiece {
  text: string
  line: number
}

/** Takes the parts of a text as they come and gives the values that they complete. */
export interface Splitter {
  push(part: string): Generator<JsonPiece>
  /** What is left at the end: a last line, or a value that was cut off. */
  end(): Generator<JsonPiece>
}

/** No document is longer; what does not end is not kept in memory for ever. */
export const longestValue = 64 * 1024 * 1024

export class EndlessValueError extends Error {
  override name = 'EndlessValueError'
}

/** The beginning of a value whose end has not come yet. */
export class HeldText {
  #parts: string[] = []
  #length = 0
  line = 0

  add(text: string): void {
    this.#length += text.length
    if (this.#length > longestValue) {
      throw new EndlessValueError(`the value that begins on line ${this.line} is longer than any document`)
    }
    this.#parts.push(text)
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  /** Everything, with its last part; nothing is held afterwards. */
  take(last: string): JsonPiece {
    const text = this.#parts.length === 0 ? last : this.#parts.join('') + last
    this.drop()
    return { text, line: this.line }
  }

  drop(): void {
    this.#parts = []
    this.#length = 0
  }
}
