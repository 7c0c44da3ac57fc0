import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { CatalogEntity } from '@welt/contract/api/catalog.ts'
import type { StockRow } from '../../stock/stock-row.ts'
import { asRow } from '../../storage/as-row.ts'

/** Which word about a shelf counts: the later one wins. */
export const stockRanks = ['nothing said', 'variant', 'product', 'shelf'] as const
export type StockRank = (typeof stockRanks)[number]

export interface StagedDocument {
  entity: CatalogEntity
  id: string
  text: string
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
  CREATE TABLE document (entity TEXT, id TEXT, sku TEXT, text TEXT, PRIMARY KEY (entity, id)) WITHOUT ROWID;
  CREATE INDEX document_by_sku ON document (sku) WHERE sku IS NOT NULL;
  CREATE TABLE stock (sku TEXT PRIMARY KEY, rank INTEGER, row TEXT) WITHOUT ROWID;
  CREATE TABLE price (sku TEXT PRIMARY KEY, gross_cents INTEGER) WITHOUT ROWID;
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
  readonly #byId: StatementSync

  constructor() {
    this.#database.exec(tables)
    const prepare = (sql: string) => this.#database.prepare(sql)
    this.#put = prepare('INSERT OR REPLACE INTO document (entity, id, sku, text) VALUES (?, ?, ?, ?)')
    this.#putStock = prepare(
      'INSERT INTO stock (sku, rank, row) VALUES (?, ?, ?) ON CONFLICT (sku) DO UPDATE SET rank = excluded.rank, row = excluded.row WHERE excluded.rank >= stock.rank',
    )
    this.#putPrice = prepare('INSERT OR REPLACE INTO price (sku, gross_cents) VALUES (?, ?)')
    this.#bySku = prepare('SELECT id FROM document WHERE sku = ?')
    this.#byId = prepare('SELECT 1 FROM document WHERE entity = ? AND id = ?')
  }

  has(entity: CatalogEntity, id: number): boolean {
    return this.#byId.get(entity, String(id)) !== undefined
  }

  /** The id of the product that has this sku. */
  productWith(sku: string): string | undefined {
    return asRow<{ id: string } | undefined>(this.#bySku.get(sku))?.id
  }

  put(entity: CatalogEntity, document: { id: number; sku?: string }): void {
    const sku = entity === 'product' ? (document.sku ?? null) : null
    this.#put.run(entity, String(document.id), sku, JSON.stringify(document))
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

  *documents(): Generator<StagedDocument> {
    for (const row of this.#database.prepare('SELECT entity, id, text FROM document').iterate())
      yield asRow<StagedDocument>(row)
  }

  *stock(): Generator<StagedStock> {
    for (const row of this.#database.prepare('SELECT rank, row FROM stock').iterate()) {
      const { rank, row: text } = asRow<{ rank: number; row: string }>(row)
      yield { ...asRow<StockRow>(JSON.parse(text)), rank }
    }
  }

  *prices(): Generator<StagedPrice> {
    for (const row of this.#database.prepare('SELECT sku, gross_cents FROM price').iterate())
      yield asRow<StagedPrice>(row)
  }

  close(): void {
    this.#database.close()
  }
}
