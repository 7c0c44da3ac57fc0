import { isCompositeInStock } from './good-parts.ts'
import { type GoodSeed, goodSeeds } from './goods.ts'
import { type Model, models } from './models.ts'
import { variantsOf } from './variants.ts'

/** A row of `stock_item`. Stock belongs to the shop, not to a view. */
export interface StockRow {
  sku: string
  productId: number
  qty: number
  isInStock: boolean
  /** Models, sets and immaterial goods keep no shelf of their own. */
  manageStock: boolean
  backorders: 0 | 1
}

export function buildStock(): StockRow[] {
  return [...models.flatMap(shoeRows), ...goodSeeds.map(goodRow)]
}

function shoeRows(model: Model): StockRow[] {
  const variants = variantsOf(model)
  const shelf: StockRow = {
    sku: model.sku,
    productId: 1000 + model.number,
    qty: variants.reduce((sum, { qty }) => sum + qty, 0),
    isInStock: variants.some(({ isInStock }) => isInStock),
    manageStock: false,
    backorders: 0,
  }
  const pairs = variants.map(({ id, sku, qty, isInStock, backorders }): StockRow => {
    return { sku, productId: id, qty, isInStock, manageStock: true, backorders }
  })
  return [shelf, ...pairs]
}

function goodRow({ sku, number, qty }: GoodSeed): StockRow {
  return {
    sku,
    productId: 1100 + number,
    qty: qty ?? 0,
    isInStock: qty === undefined ? isCompositeInStock(sku) : qty > 0,
    manageStock: qty !== undefined,
    backorders: 0,
  }
}
