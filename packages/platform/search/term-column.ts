import type { Bitset } from './bitset.ts'
import type { Matched } from './matched.ts'
import { Posting } from './posting.ts'
import type { Scalar, TermsBucket } from './search-engine.ts'

/** Which values each document holds, by number of the value: `values` from `starts[ordinal]` to `starts[ordinal + 1]`. */
interface ByDocument {
  postings: readonly Posting[]
  starts: Uint32Array
  values: Uint32Array
}

/** Which documents hold which value of one field. */
export class TermColumn {
  readonly #postings = new Map<string, Posting>()
  /** Made when it is first worth it, thrown away when a document changes. */
  #byDocument: ByDocument | null = null

  add(ordinal: number, values: readonly Scalar[]): void {
    this.#byDocument = null
    for (const value of values) {
      const token = String(value)
      const known = this.#postings.get(token)
      const posting = known ?? new Posting(typeof value === 'boolean' ? token : value)
      if (!known) this.#postings.set(token, posting)
      posting.add(ordinal)
    }
  }

  remove(ordinal: number, values: readonly Scalar[]): void {
    this.#byDocument = null
    for (const value of values) {
      const posting = this.#postings.get(String(value))
      posting?.remove(ordinal)
      if (posting?.size === 0) this.#postings.delete(String(value))
    }
  }

  /** Adds the documents that hold one of the values to `into`. */
  collect(values: readonly Scalar[], into: Bitset): void {
    for (const posting of this.#postingsOf(values)) posting.collect(into)
  }

  collectAll(into: Bitset): void {
    for (const posting of this.#postings.values()) posting.collect(into)
  }

  /** All documents that hold one of the values lie before it. */
  end(values: readonly Scalar[]): number {
    return this.#postingsOf(values).reduce((last, posting) => Math.max(last, posting.end), 0)
  }

  /** How often each value occurs among `matched`, the most frequent first, at most `size` of them. */
  count(matched: Matched, size: number): TermsBucket[] {
    const counted = this.#isCheaperByDocument(matched)
      ? this.#countByDocument(matched)
      : Array.from(this.#postings.values(), (posting) => ({ key: posting.key, count: posting.countIn(matched.bits) }))
    return counted
      .filter(({ count }) => count > 0)
      .sort(byCountThenKey)
      .slice(0, size)
  }

  /** Looking at each matched document, or at each value? A step with a document takes about three times as long. */
  #isCheaperByDocument({ bits, total }: Matched): boolean {
    let byValue = 0
    for (const posting of this.#postings.values()) byValue += posting.costOfCounting(bits.length)
    return byValue > 3 * total + 100
  }

  #countByDocument({ ordinals }: Matched): TermsBucket[] {
    const { postings, starts, values } = (this.#byDocument ??= this.#turn())
    const counts = new Uint32Array(postings.length)
    for (let place = 0; place < ordinals.length; place++) {
      const ordinal = ordinals[place]!
      const end = starts[ordinal + 1] ?? 0
      for (let at = starts[ordinal] ?? end; at < end; at++) counts[values[at]!]!++
    }
    return postings.map(({ key }, at) => ({ key, count: counts[at]! }))
  }

  #turn(): ByDocument {
    const postings = [...this.#postings.values()]
    // As many as there are values: too many to be the arguments of a function.
    const end = postings.reduce((last, posting) => Math.max(last, posting.end), 0)
    const starts = new Uint32Array(end + 1)
    for (const posting of postings) posting.forEach((ordinal) => starts[ordinal + 1]!++)
    for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!
    const next = starts.slice()
    const values = new Uint32Array(starts.at(-1) ?? 0)
    postings.forEach((posting, value) => {
      posting.forEach((ordinal) => {
        values[next[ordinal]!++] = value
      })
    })
    return { postings, starts, values }
  }

  #postingsOf(values: readonly Scalar[]): Posting[] {
    return values.flatMap((value) => spellings(value).flatMap((token) => this.#postings.get(token) ?? []))
  }
}

/** Flags are stored as true or as 1, whoever wrote the document; a question in either form finds both. */
function spellings(value: Scalar): readonly string[] {
  const token = String(value)
  if (token === 'true' || token === '1') return ['true', '1']
  if (token === 'false' || token === '0') return ['false', '0']
  return [token]
}

function byCountThenKey(a: TermsBucket, b: TermsBucket): number {
  if (a.count !== b.count) return b.count - a.count
  if (typeof a.key === 'number' && typeof b.key === 'number') return a.key - b.key
  return String(a.key) < String(b.key) ? -1 : 1
}
