import type { ConfigurableChild, Product } from '@welt/contract/entity/product.ts'
import type { ProductStock } from '@welt/contract/entity/stock-item.ts'
import type { StockRow } from '../stock/stock-row.ts'

/** What the catalogue needs of a shelf. */
export type StockLevel = Pick<
  StockRow,
  'sku' | 'product_id' | 'qty' | 'is_in_stock' | 'manage_stock' | 'backorders' | 'max_sale_qty'
>

export type StockOf = (sku: string) => StockLevel | undefined

/**
 * The product with the stock that the shelf has now, and its variants with theirs. Without a row the document's own stays.
 * Where nothing has changed it is the same object: whatever was made of it is still true.
 */
export function mergeStock(product: Product, rowOf: StockOf): Product {
  const merged = withStock(product, rowOf(product.sku))
  const before = product.configurable_children
  if (!before?.length) return merged
  const children = before.map((child) => withStock(child, rowOf(child.sku)))
  const stock = parentStock(merged, children)
  const isSame = children.every((child, place) => child === before[place]) && sameStock(product.stock, stock)
  return isSame ? product : { ...merged, configurable_children: children, stock }
}

/**
 * The same for a product that is nobody else's yet: it is changed itself. A catalogue is read with ten variants to a product, and
 * a copy of each would take as long as all else that is done with it.
 */
export function putStock(product: Product, rowOf: StockOf): void {
  const children = product.configurable_children ?? []
  for (const child of children) putOwnStock(child, rowOf(child.sku))
  putOwnStock(product, rowOf(product.sku))
  if (children.length > 0) product.stock = parentStock(product, children)
}

function putOwnStock(source: Product | ConfigurableChild, row: StockLevel | undefined): void {
  if (row) source.stock = stockNow(source.stock, row)
}

function withStock<T extends Product | ConfigurableChild>(source: T, row: StockLevel | undefined): T {
  return !row || isTold(row, source.stock) ? source : { ...source, stock: stockNow(source.stock, row) }
}

function stockNow(told: ProductStock | undefined, row: StockLevel): ProductStock {
  return {
    ...told,
    product_id: row.product_id,
    qty: row.qty,
    is_in_stock: row.is_in_stock === 1,
    manage_stock: row.manage_stock === 1,
    backorders: row.backorders,
    max_sale_qty: row.max_sale_qty,
  }
}

function isTold(row: StockLevel, stock: ProductStock | undefined): boolean {
  return (
    stock?.qty === row.qty &&
    stock.product_id === row.product_id &&
    stock.is_in_stock === (row.is_in_stock === 1) &&
    stock.manage_stock === (row.manage_stock === 1) &&
    stock.backorders === row.backorders &&
    stock.max_sale_qty === row.max_sale_qty
  )
}

/**
 * A configurable product is in stock when one of its variants is. Where it keeps no shelf of its own, its quantity is theirs
 * together; where it does, its own flag must hold as well.
 */
function parentStock({ id, stock }: Product, children: readonly ConfigurableChild[]): ProductStock {
  const anyChild = children.some((child) => child.stock?.is_in_stock)
  if (stock?.manage_stock) return { ...stock, is_in_stock: stock.is_in_stock && anyChild }
  const qty = children.reduce((sum, child) => sum + (child.stock?.qty ?? 0), 0)
  return { product_id: id, manage_stock: false, ...stock, qty, is_in_stock: anyChild }
}

function sameStock(before: ProductStock | undefined, now: ProductStock): boolean {
  const keys = Object.keys(now)
  return (
    before !== undefined && keys.length === Object.keys(before).length && keys.every((key) => before[key] === now[key])
  )
}
