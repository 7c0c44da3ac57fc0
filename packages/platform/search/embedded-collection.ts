import { type Bitset, emptyBitset, fullBitset } from './bitset.ts'
import { fieldValues, isRecord } from './field-values.ts'
import { NumberColumn } from './number-column.ts'
import type { Document, Entry, Scalar } from './search-engine.ts'
import { compareIds, type SortOrder, sortOrder } from './sort-order.ts'
import { TermColumn } from './term-column.ts'
import { TextIndex, type TextRules } from './text-index.ts'

/** Questions may name any field; only so many that no document has are remembered. */
const mostAbsentFields = 100

/**
 * The documents of one target in memory. Columns are built when a field is first asked for, and kept true when a document
 * changes. A field that no document has gets no column, so questions cannot fill the memory.
 */
export class EmbeddedCollection {
  readonly text: TextIndex
  #ids: string[] = []
  #documents: Document[] = []
  readonly #ordinals = new Map<string, number>()
  #capacity = 0
  readonly #terms = new Map<string, TermColumn>()
  readonly #numbers = new Map<string, NumberColumn>()
  readonly #orders = new Map<string, SortOrder>()
  readonly #elements = new Map<string, Map<string, Map<number, number>>>()
  readonly #absent = new Set<string>()

  constructor(entries: readonly Entry[], textRules: TextRules) {
    this.text = new TextIndex(textRules)
    this.put([...entries].sort((a, b) => compareIds(a.id, b.id)))
  }

  get size(): number {
    return this.#documents.length
  }

  put(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const ordinal = this.#ordinals.get(entry.id)
      if (ordinal === undefined) this.#append(entry)
      else this.#replace(ordinal, entry.document)
    }
  }

  id(ordinal: number): string {
    return this.#ids[ordinal]!
  }

  document(ordinal: number): Document {
    return this.#documents[ordinal]!
  }

  all(): Bitset {
    return fullBitset(this.#capacity, this.size)
  }

  none(): Bitset {
    return emptyBitset(this.#capacity)
  }

  terms(field: string): TermColumn | undefined {
    return this.#column(this.#terms, field, () => new TermColumn(this.#capacity), 'add')
  }

  numbers(field: string): NumberColumn | undefined {
    return this.#column(this.#numbers, field, () => new NumberColumn(this.#capacity), 'set')
  }

  /** By id when no field is named. */
  order(field: string | null, descending: boolean): SortOrder {
    const key = `${descending ? '-' : '+'}${field ?? ''}`
    const known = this.#orders.get(key)
    if (known) return known
    const values = this.#documents.map((document) => (field === null ? [] : fieldValues(document, field)))
    const order = sortOrder(values, this.#ids, descending)
    if (field === null || values.some((value) => value.length > 0)) this.#orders.set(key, order)
    return order
  }

  /** Key value to ordinal to number, over the elements of a list. */
  elements(list: string, key: string, field: string): Map<string, Map<number, number>> {
    const name = `${list} ${key} ${field}`
    const known = this.#elements.get(name)
    if (known) return known
    const built = new Map<string, Map<number, number>>()
    this.#documents.forEach((document, ordinal) => {
      for (const element of elementsOf(document[list])) {
        const number = element[field]
        if (typeof number !== 'number') continue
        const at = String(element[key])
        const numbers = built.get(at) ?? new Map<number, number>()
        built.set(at, numbers.set(ordinal, number))
      }
    })
    this.#elements.set(name, built)
    return built
  }

  #column<
    Name extends 'add' | 'set',
    Column extends Record<Name, (ordinal: number, values: readonly Scalar[]) => void>,
  >(columns: Map<string, Column>, field: string, create: () => Column, fill: Name): Column | undefined {
    const known = columns.get(field)
    if (known || this.#absent.has(field)) return known
    const column = create()
    let found = false
    this.#documents.forEach((document, ordinal) => {
      const values = fieldValues(document, field)
      if (values.length === 0) return
      found = true
      column[fill](ordinal, values)
    })
    if (!found) return this.#rememberAbsent(field)
    columns.set(field, column)
    return column
  }

  #rememberAbsent(field: string): undefined {
    const [oldest] = this.#absent
    if (oldest !== undefined && this.#absent.size >= mostAbsentFields) this.#absent.delete(oldest)
    this.#absent.add(field)
  }

  #append({ id, document }: Entry): void {
    const ordinal = this.#documents.length
    this.#ordinals.set(id, ordinal)
    this.#ids.push(id)
    this.#documents.push(document)
    this.text.add(ordinal, document)
    // New documents are rare; the columns are built anew, with room for a few more.
    if (this.size > this.#capacity) this.#capacity = Math.ceil(this.size * 1.25) + 32
    this.#terms.clear()
    this.#numbers.clear()
    this.#orders.clear()
    this.#elements.clear()
    this.#absent.clear()
  }

  #replace(ordinal: number, document: Document): void {
    const before = this.document(ordinal)
    this.#documents[ordinal] = document
    this.text.replace(ordinal, before, document)
    for (const [field, column] of this.#terms) {
      if (sameValues(before, document, field)) continue
      column.remove(ordinal, fieldValues(before, field))
      column.add(ordinal, fieldValues(document, field))
    }
    for (const [field, column] of this.#numbers) {
      if (!sameValues(before, document, field)) column.set(ordinal, fieldValues(document, field))
    }
    for (const key of this.#orders.keys()) {
      if (!sameValues(before, document, key.slice(1))) this.#orders.delete(key)
    }
    for (const field of this.#absent) {
      if (!sameValues(before, document, field)) this.#absent.delete(field)
    }
    for (const name of this.#elements.keys()) {
      if (!sameTop(before, document, listOf(name))) this.#elements.delete(name)
    }
  }
}

function elementsOf(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : []
}

function listOf(elementsName: string): string {
  return elementsName.slice(0, elementsName.indexOf(' '))
}

/** Most changes touch a few keys of a document and carry the others over as they are. */
function sameTop(before: Document, after: Document, field: string): boolean {
  const dot = field.indexOf('.')
  const top = dot === -1 ? field : field.slice(0, dot)
  return before[top] === after[top]
}

function sameValues(before: Document, after: Document, field: string): boolean {
  if (sameTop(before, after, field)) return true
  const old = fieldValues(before, field)
  const now = fieldValues(after, field)
  return old.length === now.length && old.every((value, at) => value === now[at])
}
