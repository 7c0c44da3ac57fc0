import { errorText } from '@welt/contract/error-text.ts'
import { stockRepo } from '../stock/stock-repo.ts'
import type { Queryable } from '../storage/database.ts'
import type { Article } from './article.ts'

/** What is wrong with so many pieces where the shelf decides, in words; null where nothing is. What has no shelf is there. */
export async function checkShelf(database: Queryable, article: Article, qty: number): Promise<string | null> {
  const picks = article.parts.length > 0 ? article.parts : [{ sku: article.sku, qty: 1 }]
  for (const { sku, qty: perPiece } of picks) {
    const stock = await stockRepo.find(database, sku)
    if (!stock || !stock.manage_stock || stock.backorders > 0) continue
    if (!stock.is_in_stock) return errorText.outOfStock
    if (qty * perPiece > stock.qty) return errorText.quantityAboveMaximum(Math.floor(stock.qty / perPiece))
  }
  return null
}
