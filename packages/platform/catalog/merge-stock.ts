import type { ProductStock } from '@welt/contract/entity/stock-item.ts'
import type { CatalogProduct, StockLevels } from './catalog-product.ts'
import { isSameLevel, isTold, type StockLevel, type StockOf, stockNow } from './stock-level.ts'

/**
 * The product with the stock that the shelf has now, and its variants with theirs. Without a row the document's own stays.
 * Where nothing has changed it is the same object: whatever was made of it is still true.
 */
export function mergeStock(product: CatalogProduct, rowOf: StockOf): CatalogProduct {
  const { stock: before } = product.brief
  const shelved = product.onShelves(levelsNow(product, rowOf))
  const stock = stockOf(shelved, rowOf)
  const isSame = shelved.levels === product.levels && (stock === before || sameStock(before, stock))
  return isSame ? product : shelved.with({ stock })
}

/**
 * The same for a product that is nobody else's yet: what it says of itself is changed where it stands. A copy of each would take as
 * long as all else that is done with a catalogue when a shop opens.
 */
export function putStock(product: CatalogProduct, rowOf: StockOf): CatalogProduct {
  const shelved = product.onShelves(levelsNow(product, rowOf))
  const stock = stockOf(shelved, rowOf)
  if (stock) shelved.brief.stock = stock
  return shelved
}

function stockOf(product: CatalogProduct, rowOf: StockOf): ProductStock | undefined {
  const { id, sku, stock } = product.brief
  const own = ownStock(stock, rowOf(sku, id))
  return product.skus.length === 0 ? own : parentStock(product, own)
}

function ownStock(stock: ProductStock | undefined, row: StockLevel | undefined): ProductStock | undefined {
  return !row || isTold(row, stock) ? stock : stockNow(stock, row)
}

/** The same list where nothing has changed. */
function levelsNow(product: CatalogProduct, rowOf: StockOf): StockLevels {
  const { skus, levels } = product
  const ids = product.brief.configurable_children?.id
  const now = skus.map((sku, at) => {
    const known = levels[at]
    const row = rowOf(sku, ids?.[at])
    return !row || (known && isSameLevel(known, row)) ? known : row
  })
  return now.every((level, at) => level === levels[at]) ? levels : now
}

/**
 * A configurable product is in stock when one of its variants is. Where it keeps no shelf of its own, its quantity is theirs
 * together; where it does, its own flag must hold as well.
 */
function parentStock(product: CatalogProduct, stock: ProductStock | undefined): ProductStock {
  const anyChild = product.skus.some((_sku, at) => product.isInStock(at))
  if (stock?.manage_stock) return { ...stock, is_in_stock: stock.is_in_stock && anyChild }
  const qty = product.skus.reduce((sum, _sku, at) => sum + product.qtyOf(at), 0)
  return { product_id: product.brief.id, manage_stock: false, ...stock, qty, is_in_stock: anyChild }
}

function sameStock(before: ProductStock | undefined, now: ProductStock | undefined): boolean {
  if (!before || !now) return before === now
  const keys = Object.keys(now)
  return keys.length === Object.keys(before).length && keys.every((key) => before[key] === now[key])
}
