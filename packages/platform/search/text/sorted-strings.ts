/** Strings with a number each, sorted when they are first asked for: finds all that begin in the same way. */
export class SortedStrings {
  #strings: string[] = []
  #numbers: number[] = []
  #isSorted = true

  add(text: string, number: number): void {
    this.#strings.push(text)
    this.#numbers.push(number)
    this.#isSorted = false
  }

  /** Calls back for each that begins with the text, in order; ends when `visit` says false. */
  beginningWith(text: string, visit: (number: number, found: string) => boolean | void): void {
    this.#sort()
    for (let at = this.#firstAt(text); at < this.#strings.length; at++) {
      const found = this.#strings[at]!
      if (!found.startsWith(text) || visit(this.#numbers[at]!, found) === false) return
    }
  }

  #firstAt(text: string): number {
    let low = 0
    let high = this.#strings.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#strings[middle]! < text) low = middle + 1
      else high = middle
    }
    return low
  }

  #sort(): void {
    if (this.#isSorted) return
    const strings = this.#strings
    const order = Uint32Array.from(strings.keys()).sort((a, b) => (strings[a]! < strings[b]! ? -1 : 1))
    const numbers = this.#numbers
    this.#strings = Array.from(order, (at) => strings[at]!)
    this.#numbers = Array.from(order, (at) => numbers[at]!)
    this.#isSorted = true
  }
}
