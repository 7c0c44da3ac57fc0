import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import { type DocumentRecord, writeRecord } from '../../record/document-record.ts'
import type { StockRow } from '../../stock/stock-row.ts'
import { asRow } from '../../storage/as-row.ts'

/** Which word about a shelf counts: the later one wins. */
export const stockRanks = ['nothing said', 'variant', 'product', 'shelf'] as const
export type StockRank = (typeof stockRanks)[number]

export interface StagedDocument extends DocumentRecord {
  entity: CatalogEntity
  id: string
}

export interface StagedPrice {
  sku: string
  gross_cents: number
}

export type StagedStock = StockRow & { rank: number }

const tables = `
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  PRAGMA cache_size = -32768;
  CREATE TABLE document (entity TEXT, id TEXT, sku TEXT, document TEXT, detail BLOB, PRIMARY KEY (entity, id)) WITHOUT ROWID;
  CREATE INDEX document_by_sku ON document (sku) WHERE sku IS NOT NULL;
  CREATE TABLE waiting (id TEXT PRIMARY KEY, text TEXT);
  CREATE TABLE stock (sku TEXT PRIMARY KEY, rank INTEGER, row TEXT) WITHOUT ROWID;
  CREATE TABLE price (sku TEXT PRIMARY KEY, gross_cents INTEGER) WITHOUT ROWID;
  CREATE TABLE same (kind TEXT, id TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID;
  CREATE TABLE fresh (kind TEXT, id TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID;
  CREATE TABLE gone (entity TEXT, id TEXT, PRIMARY KEY (entity, id)) WITHOUT ROWID;
  BEGIN;`

/**
 * The mended catalogue on its way into the database. It lies in a temporary file of the engine, which vanishes with the
 * process however that ends, so that a large catalogue needs no memory and the shop's own tables are locked only briefly.
 */
export class Stage {
  readonly #database = new DatabaseSync('')
  readonly #put: StatementSync
  readonly #putStock: StatementSync
  readonly #putPrice: StatementSync
  readonly #bySku: StatementSync
  readonly #wait: StatementSync
  readonly #forget: StatementSync
  readonly #byId: StatementSync
  readonly #record: StatementSync
  readonly #same: StatementSync
  readonly #gone: StatementSync

  constructor() {
    this.#database.exec(tables)
    const prepare = (sql: string) => this.#database.prepare(sql)
    this.#put = prepare('INSERT OR REPLACE INTO document (entity, id, sku, document, detail) VALUES (?, ?, ?, ?, ?)')
    this.#putStock = prepare(
      'INSERT INTO stock (sku, rank, row) VALUES (?, ?, ?) ON CONFLICT (sku) DO UPDATE SET rank = excluded.rank, row = excluded.row WHERE excluded.rank >= stock.rank',
    )
    this.#putPrice = prepare('INSERT OR REPLACE INTO price (sku, gross_cents) VALUES (?, ?)')
    this.#bySku = prepare('SELECT id FROM document WHERE sku = ?')
    this.#wait = prepare('INSERT OR REPLACE INTO waiting (id, text) VALUES (?, ?)')
    this.#forget = prepare('DELETE FROM waiting WHERE id = ?')
    this.#byId = prepare('SELECT 1 FROM document WHERE entity = ? AND id = ?')
    this.#record = prepare('SELECT document, detail FROM document WHERE entity = ? AND id = ?')
    this.#same = prepare('INSERT OR IGNORE INTO same (kind, id) VALUES (?, ?)')
    this.#gone = prepare('INSERT OR IGNORE INTO gone (entity, id) VALUES (?, ?)')
  }

  has(entity: CatalogEntity, id: number): boolean {
    return this.#byId.get(entity, String(id)) !== undefined
  }

  /** The id of the product that has this sku. */
  productWith(sku: string): string | undefined {
    return asRow<{ id: string } | undefined>(this.#bySku.get(sku))?.id
  }

  /** A value that can be taken only when all others are here. One name, one value: the last one counts. */
  wait(id: string, value: unknown): void {
    this.#wait.run(id, JSON.stringify(value))
  }

  stopWaiting(id: string): void {
    this.#forget.run(id)
  }

  /** In the order in which they came. Nothing may be put to wait meanwhile. */
  *waiting(): Generator {
    for (const { text } of this.#rows<{ text: string }>('SELECT text FROM waiting ORDER BY rowid')) {
      yield JSON.parse(text) as unknown
    }
  }

  put(entity: CatalogEntity, source: { id: number; sku?: string }): void {
    const sku = entity === 'product' ? (source.sku ?? null) : null
    const { document, detail } = writeRecord(entity, source)
    this.#put.run(entity, String(source.id), sku, document, detail)
  }

  putStock(row: StockRow, rank: StockRank): void {
    this.#putStock.run(row.sku, stockRanks.indexOf(rank), JSON.stringify(row))
  }

  putPrice(sku: string, grossCents: number): void {
    this.#putPrice.run(sku, grossCents)
  }

  counts(): Partial<Record<CatalogEntity, number>> {
    const rows = this.#database.prepare('SELECT entity, count(*) AS count FROM document GROUP BY entity').all()
    return Object.fromEntries(
      asRow<{ entity: CatalogEntity; count: number }[]>(rows).map((row) => [row.entity, row.count]),
    )
  }

  countStock(rank: StockRank): number {
    const row = this.#database
      .prepare('SELECT count(*) AS count FROM stock WHERE rank = ?')
      .get(stockRanks.indexOf(rank))
    return asRow<{ count: number }>(row).count
  }

  record(entity: string, id: string): DocumentRecord | undefined {
    return asRow<DocumentRecord | undefined>(this.#record.get(entity, id))
  }

  /** Of a document (by its entity), `stock` or `price`: the database has it already as it is here. */
  markSame(kind: string, id: string): void {
    this.#same.run(kind, id)
  }

  /** A document of the database that has no place in the new catalogue. */
  markGone(entity: string, id: string): void {
    this.#gone.run(entity, id)
  }

  /** Everything that was not marked as the same is new from now on: it is found without looking through the rest. */
  settleMarks(): void {
    const isSame = (kind: string, id: string) =>
      `EXISTS (SELECT 1 FROM same WHERE same.kind = ${kind} AND same.id = ${id})`
    this.#database.exec(`
      INSERT INTO fresh SELECT entity, id FROM document WHERE NOT ${isSame('entity', 'document.id')};
      INSERT INTO fresh SELECT 'stock', sku FROM stock WHERE NOT ${isSame("'stock'", 'sku')};
      INSERT INTO fresh SELECT 'price', sku FROM price WHERE NOT ${isSame("'price'", 'sku')}`)
  }

  forgetMarks(): void {
    this.#database.exec('DELETE FROM same; DELETE FROM fresh; DELETE FROM gone')
  }

  *gone(): Generator<{ entity: string; id: string }> {
    yield* this.#rows<{ entity: string; id: string }>('SELECT entity, id FROM gone')
  }

  /** All of them, or those that the database does not have yet. */
  *documents(which: 'all' | 'new'): Generator<StagedDocument> {
    const isNew =
      "FROM fresh JOIN document ON entity = kind AND document.id = fresh.id WHERE kind NOT IN ('stock', 'price')"
    yield* this.#rows<StagedDocument>(
      `SELECT entity, document.id, document, detail ${which === 'new' ? isNew : 'FROM document'}`,
    )
  }

  *stock(which: 'all' | 'new'): Generator<StagedStock> {
    const isNew = "FROM fresh JOIN stock ON sku = fresh.id WHERE kind = 'stock'"
    const rows = this.#rows<{ rank: number; row: string }>(`SELECT rank, row ${which === 'new' ? isNew : 'FROM stock'}`)
    for (const { rank, row } of rows) yield { ...asRow<StockRow>(JSON.parse(row)), rank }
  }

  *prices(which: 'all' | 'new'): Generator<StagedPrice> {
    const isNew = "FROM fresh JOIN price ON sku = fresh.id WHERE kind = 'price'"
    yield* this.#rows<StagedPrice>(`SELECT sku, gross_cents ${which === 'new' ? isNew : 'FROM price'}`)
  }

  *#rows<Row>(sql: string): Generator<Row> {
    for (const row of this.#database.prepare(sql).iterate()) yield asRow<Row>(row)
  }

  close(): void {
    this.#database.close()
  }
}
