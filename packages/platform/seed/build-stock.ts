import type { Model } from './collection/model.ts'
import { beltSeeds } from './good/belts.ts'
import { beltVariants } from './good/build-belt.ts'
import { isCompositeInStock } from './good/good-parts.ts'
import type { GoodSeed } from './good/good-seed.ts'
import { goodSeeds } from './good/goods.ts'
import { variantsOf } from './shoe/variants.ts'
import { maxSaleQty } from './stock-limit.ts'

/** A row of `stock_item`. Stock belongs to the shop, not to a view. */
export interface StockRow {
  sku: string
  productId: number
  qty: number
  isInStock: boolean
  /** Models, sets and immaterial goods keep no shelf of their own. */
  manageStock: boolean
  backorders: 0 | 1
  maxSaleQty: number
}

/** The shelves of all models, belts and goods, one row after the other. */
export function* buildStock(models: Iterable<Model>): Generator<StockRow> {
  for (const model of models) yield* withShelf(model.sku, 1000 + model.number, variantsOf(model))
  for (const seed of beltSeeds) {
    const pieces = beltVariants(seed).map((piece) => ({ ...piece, isInStock: piece.qty > 0, backorders: 0 as const }))
    yield* withShelf(seed.sku, seed.id, pieces)
  }
  for (const seed of goodSeeds) yield goodRow(seed)
}

type Piece = Pick<StockRow, 'sku' | 'qty' | 'isInStock' | 'backorders'> & { id: number }

function* withShelf(sku: string, productId: number, pieces: readonly Piece[]): Generator<StockRow> {
  yield {
    sku,
    productId,
    qty: pieces.reduce((sum, { qty }) => sum + qty, 0),
    isInStock: pieces.some(({ isInStock }) => isInStock),
    manageStock: false,
    backorders: 0,
    maxSaleQty,
  }
  for (const { id, sku, qty, isInStock, backorders } of pieces) {
    yield { sku, productId: id, qty, isInStock, manageStock: true, backorders, maxSaleQty }
  }
}

function goodRow({ id, sku, qty, maxSaleQty: most = maxSaleQty }: GoodSeed): StockRow {
  return {
    sku,
    productId: id,
    qty: qty ?? 0,
    isInStock: qty === undefined ? isCompositeInStock(sku) : qty > 0,
    manageStock: qty !== undefined,
    backorders: 0,
    maxSaleQty: most,
  }
}
