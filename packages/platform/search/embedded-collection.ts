import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Bitset, fullBitset } from './bitset.ts'
import { ElementColumn } from './element-column.ts'
import { briefOf, partOf, valuesOf } from './entry-part.ts'
import { FieldReading } from './field-reading.ts'
import { isRecord } from './field-values.ts'
import { NumberColumn } from './number-column.ts'
import { sameValues } from './same-values.ts'
import type { Document, Entry, FieldUse, Scalar } from './search-engine.ts'
import { compareIds, type SortOrder, sortOrder } from './sort-order.ts'
import { TermColumn } from './term-column.ts'
import type { OptionLabels } from './text/option-labels.ts'
import { TextIndex, type TextOptions } from './text/text-index.ts'
import { isHidden } from './text/text-rules.ts'

export interface CollectionOptions extends TextOptions {
  /** Asked when the words are first read. */
  labels: () => OptionLabels
}

/** Questions may name any field; only so many that no document has are remembered. */
const mostAbsentFields = 100
/** A price is counted, and sorted by in two directions. */
const mostCostlyFields = 4
/** Some ten milliseconds' work where products have to be unpacked for it. */
const readAtOnce = 100

/**
 * The documents of one target in memory. Columns are built when a field is first asked for, and kept true when a document
 * changes. A field that no document has gets no column, so questions cannot fill the memory. Hidden documents stand last,
 * so that what is asked about the others need not go over them.
 */
export class EmbeddedCollection {
  readonly #options: CollectionOptions
  readonly #ids: string[] = []
  /** The brief ones where there are such. */
  readonly #documents: Document[] = []
  readonly #entries: Entry[] = []
  readonly #ordinals = new Map<string, number>()
  readonly #terms = new Map<string, TermColumn>()
  readonly #numbers = new Map<string, NumberColumn>()
  readonly #orders = new Map<string, SortOrder>()
  readonly #elements = new Map<string, { list: string; fields: readonly string[]; column: ElementColumn }>()
  /** Fields that no brief document holds, as they were read. */
  readonly #costly = new Map<string, FieldReading>()
  /** Fields that are being read a little at a time. */
  readonly #begun = new Map<string, { reading: FieldReading; end: Promise<void> }>()
  readonly #absent = new Set<string>()
  #idRank: Uint32Array | null = null
  #text: TextIndex | null = null

  constructor(entries: readonly Entry[], options: CollectionOptions) {
    this.#options = options
    const hidden = (entry: Entry) => isHidden(briefOf(entry), options.rules)
    const sorted = [...entries].sort((a, b) => compareIds(a.id, b.id))
    for (const entry of sorted) if (!hidden(entry)) this.#append(entry)
    for (const entry of sorted) if (hidden(entry)) this.#append(entry)
  }

  get size(): number {
    return this.#documents.length
  }

  put(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const ordinal = this.#ordinals.get(entry.id)
      if (ordinal === undefined) this.#append(entry)
      else this.#replace(ordinal, entry)
    }
  }

  id(ordinal: number): string {
    return this.#ids[ordinal]!
  }

  document(ordinal: number): Document {
    return this.#documents[ordinal]!
  }

  documents(): readonly Document[] {
    return this.#documents
  }

  all(): Bitset {
    return fullBitset(this.size)
  }

  /**
   * Reads what nobody has asked for yet, a little at a time: others get their turn in between. Whoever asks without it reads it at
   * once and keeps everybody waiting.
   */
  async prepare(uses: Iterable<FieldUse>): Promise<void> {
    if (this.size <= readAtOnce) return
    for (const use of uses) {
      if (this.#isMade(use)) continue
      await this.#readInTurns(use.field)
      this.#make(use)
    }
  }

  get text(): TextIndex {
    this.#text ??= new TextIndex(this.#documents, this.#options, this.#options.labels())
    return this.#text
  }

  /** The words are read anew: the labels have changed. */
  forgetText(): void {
    this.#text = null
  }

  terms(field: string): TermColumn | undefined {
    return this.#column(this.#terms, field, () => new TermColumn(), 'add')
  }

  numbers(field: string): NumberColumn | undefined {
    return this.#column(this.#numbers, field, () => new NumberColumn(), 'set')
  }

  /** By id when no field is named. */
  order(field: string | null, descending: boolean): SortOrder {
    const key = orderKey(field, descending)
    const known = this.#orders.get(key)
    if (known) return known
    if (field === null) return this.#keepOrder(key, this.#orderById())
    if (!this.#absent.has(field)) {
      const values = this.#values(field)
      if (values.some((each) => each.length > 0)) {
        return this.#keepOrder(key, sortOrder(values, this.#rankOfIds(), descending))
      }
      this.#rememberAbsent(field)
    }
    // All are equal: by id, unless another key decides.
    return { ordinals: this.order(null, false).ordinals, rank: new Uint32Array(this.size) }
  }

  elements(list: string, key: string, field: string): ElementColumn {
    const name = `${list} ${key} ${field}`
    const known = this.#elements.get(name)
    if (known) return known.column
    const fields = [`${list}.${key}`, `${list}.${field}`]
    const column = new ElementColumn(this.#rankOfIds())
    this.#entries.forEach((entry, ordinal) => {
      for (const element of elementsOf(listOf(entry, fields)[list])) {
        const number = element[field]
        if (typeof number === 'number') column.add(ordinal, String(element[key]), number)
      }
    })
    this.#elements.set(name, { list, fields, column })
    return column
  }

  #column<
    Name extends 'add' | 'set',
    Column extends Record<Name, (ordinal: number, values: readonly Scalar[]) => void>,
  >(columns: Map<string, Column>, field: string, create: () => Column, fill: Name): Column | undefined {
    const known = columns.get(field)
    if (known || this.#absent.has(field)) return known
    const column = create()
    let found = false
    this.#values(field).forEach((values, ordinal) => {
      if (values.length === 0) return
      found = true
      column[fill](ordinal, values)
    })
    if (!found) return this.#rememberAbsent(field)
    columns.set(field, column)
    return column
  }

  #isMade(use: FieldUse): boolean {
    if (this.#absent.has(use.field)) return true
    if (use.as === 'order') return this.#orders.has(orderKey(use.field, use.descending))
    return (use.as === 'terms' ? this.#terms : this.#numbers).has(use.field)
  }

  #make(use: FieldUse): void {
    if (use.as === 'order') this.order(use.field, use.descending)
    else if (use.as === 'terms') this.terms(use.field)
    else this.numbers(use.field)
  }

  #values(field: string): readonly (readonly Scalar[])[] {
    const reading = this.#costly.get(field) ?? this.#begun.get(field)?.reading ?? new FieldReading(field)
    const values = reading.all(this.#entries)
    if (reading.isCostly && this.#costly.size < mostCostlyFields) this.#costly.set(field, reading)
    this.#begun.delete(field)
    return values
  }

  #readInTurns(field: string): Promise<void> {
    const begun = this.#begun.get(field)
    if (begun || this.#costly.has(field)) return begun?.end ?? Promise.resolve()
    const reading = new FieldReading(field)
    const end = this.#readOn(reading).catch((error: unknown) => {
      // The next question tries again.
      this.#begun.delete(field)
      throw error
    })
    this.#begun.set(field, { reading, end })
    return end
  }

  async #readOn(reading: FieldReading): Promise<void> {
    do await nextTurn()
    while (!reading.readSome(this.#entries, readAtOnce))
  }

  #rememberAbsent(field: string): undefined {
    const [oldest] = this.#absent
    if (oldest !== undefined && this.#absent.size >= mostAbsentFields) this.#absent.delete(oldest)
    this.#absent.add(field)
  }

  #rankOfIds(): Uint32Array {
    this.#idRank ??= rankOf(this.#ids)
    return this.#idRank
  }

  #keepOrder(key: string, order: SortOrder): SortOrder {
    this.#orders.set(key, order)
    return order
  }

  #orderById(): SortOrder {
    const rank = this.#rankOfIds()
    const ordinals = new Uint32Array(rank.length)
    rank.forEach((place, ordinal) => {
      ordinals[place] = ordinal
    })
    return { ordinals, rank }
  }

  #append(entry: Entry): void {
    const ordinal = this.#documents.length
    const document = briefOf(entry)
    this.#ordinals.set(entry.id, ordinal)
    this.#ids.push(entry.id)
    this.#documents.push(document)
    this.#entries.push(entry)
    this.#text?.add(ordinal, document)
    for (const [field, column] of this.#terms) column.add(ordinal, valuesOf(entry, field))
    for (const [field, column] of this.#numbers) column.set(ordinal, valuesOf(entry, field))
    this.#idRank = null
    this.#orders.clear()
    this.#elements.clear()
    this.#absent.clear()
  }

  #replace(ordinal: number, after: Entry): void {
    const before = this.#entries[ordinal]!
    const document = briefOf(after)
    const isSame = (field: string) => sameValues(partOf(before, field), partOf(after, field), field)
    this.#entries[ordinal] = after
    for (const reading of this.#costly.values()) reading.replace(ordinal, after)
    for (const { reading } of this.#begun.values()) reading.replace(ordinal, after)
    this.#documents[ordinal] = document
    if (this.#text?.isTouchedBy(briefOf(before), document)) this.#text.replace(ordinal, briefOf(before), document)
    for (const [field, column] of this.#terms) {
      if (isSame(field)) continue
      column.remove(ordinal, valuesOf(before, field))
      column.add(ordinal, valuesOf(after, field))
    }
    for (const [field, column] of this.#numbers) {
      if (!isSame(field)) column.set(ordinal, valuesOf(after, field))
    }
    for (const key of this.#orders.keys()) if (!isSame(key.slice(1))) this.#orders.delete(key)
    for (const field of this.#absent) if (!isSame(field)) this.#absent.delete(field)
    for (const [name, { list, fields }] of this.#elements) {
      if (listOf(before, fields)[list] !== listOf(after, fields)[list]) this.#elements.delete(name)
    }
  }
}

function orderKey(field: string | null, descending: boolean): string {
  return `${descending ? '-' : '+'}${field ?? ''}`
}

/** The document where these fields of a list are together. */
function listOf(entry: Entry, fields: readonly string[]): Document {
  const brief = briefOf(entry)
  return fields.every((field) => partOf(entry, field) === brief) ? brief : entry.document
}

/** Place of each id when all are sorted. */
function rankOf(ids: readonly string[]): Uint32Array {
  const rank = new Uint32Array(ids.length)
  Array.from(ids.keys())
    .sort((a, b) => compareIds(ids[a]!, ids[b]!))
    .forEach((ordinal, place) => {
      rank[ordinal] = place
    })
  return rank
}

function elementsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}
