import type { AttributeColumn, ListingColumns } from './listing-columns.ts'

/** Of this format; another one begins otherwise, and is not read. */
const mark = 0x31_4c_4f_43
const align = 4
/** Beyond this many values a cell needs two bytes. */
const mostInByte = 0xfe

interface Head {
  products: number
  rows: number
  attributes: { code: string; values: string[]; isStockBound: boolean }[]
}

type Cells = Uint8Array | Uint16Array | Uint32Array

/** Columns as they travel: what they are as JSON, then one after the other, in the byte order of nearly every machine. */
export function writeColumns(columns: ListingColumns): Uint8Array<ArrayBuffer> {
  const attributes = columns.attributes.map(({ code, values, isStockBound }) => ({
    code,
    values: [...values],
    isStockBound,
  }))
  const head: Head = { products: columns.ids.length, rows: columns.pieces.length, attributes }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const lists = listsOf(columns)
  const bytes = new Uint8Array(lists.reduce((end, list) => end + padded(list.byteLength), 8 + padded(text.length)))
  new Uint32Array(bytes.buffer, 0, 2).set([mark, text.length])
  bytes.set(text, 8)
  let at = 8 + padded(text.length)
  for (const list of lists) {
    bytes.set(new Uint8Array(list.buffer, list.byteOffset, list.byteLength), at)
    at += padded(list.byteLength)
  }
  return bytes
}

/** The columns lie in the bytes themselves: nothing is copied. Null for what was not written here, or is cut off. */
export function readColumns(buffer: ArrayBuffer): ListingColumns | null {
  const head = readHead(buffer)
  if (!head) return null
  const { products, rows } = head
  const reader = new Reader(buffer, 8 + padded(new Uint32Array(buffer, 4, 1)[0]!))
  const columns: ListingColumns = {
    ids: reader.words(products),
    prices: reader.words(products),
    updated: reader.words(products),
    starts: reader.words(products + 1),
    pieces: reader.shorts(rows),
    attributes: head.attributes.map((attribute) => ({
      ...attribute,
      cells: cellsFor(attribute.values.length) === Uint8Array ? reader.bytes(rows) : reader.shorts(rows),
    })),
  }
  return reader.isComplete ? columns : null
}

/** What a cell of a column with so many values is kept in. */
export function cellsFor(values: number): Uint8ArrayConstructor | Uint16ArrayConstructor {
  return values <= mostInByte ? Uint8Array : Uint16Array
}

function listsOf({ ids, prices, updated, starts, pieces, attributes }: ListingColumns): Cells[] {
  return [ids, prices, updated, starts, pieces, ...attributes.map(cellsOf)]
}

function cellsOf({ cells }: AttributeColumn): Cells {
  return cells
}

function readHead(buffer: ArrayBuffer): Head | null {
  if (buffer.byteLength < 8) return null
  const [begin, length = 0] = new Uint32Array(buffer, 0, 2)
  if (begin !== mark || 8 + length > buffer.byteLength) return null
  try {
    const head: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 8, length)))
    return isHead(head) ? head : null
  } catch {
    return null
  }
}

/** What it says of its attributes is as good as the mark: both were written together. */
function isHead(value: unknown): value is Head {
  return typeof value === 'object' && value !== null && 'products' in value && 'rows' in value && 'attributes' in value
}

class Reader {
  readonly #buffer: ArrayBuffer
  #at: number
  isComplete = true

  constructor(buffer: ArrayBuffer, at: number) {
    this.#buffer = buffer
    this.#at = at
  }

  words(length: number): Uint32Array {
    return new Uint32Array(this.#buffer, this.#take(length, 4), this.isComplete ? length : 0)
  }

  shorts(length: number): Uint16Array {
    return new Uint16Array(this.#buffer, this.#take(length, 2), this.isComplete ? length : 0)
  }

  bytes(length: number): Uint8Array {
    return new Uint8Array(this.#buffer, this.#take(length, 1), this.isComplete ? length : 0)
  }

  /** Where it begins; 0 once something is missing. */
  #take(length: number, size: number): number {
    const at = this.#at
    this.#at += padded(length * size)
    this.isComplete &&= this.#at <= this.#buffer.byteLength
    return this.isComplete ? at : 0
  }
}

function padded(bytes: number): number {
  return Math.ceil(bytes / align) * align
}
