import type { Queryable } from '../storage/database.ts'
import { auditCoupons } from './audit-coupon.ts'
import { auditLetters } from './audit-letter.ts'
import { auditAcknowledged, auditConfirmations, auditOrders } from './audit-order.ts'
import { auditPlacements } from './audit-placement.ts'
import { auditMovements, auditNegative, auditShelves, type StockSnapshot } from './audit-stock.ts'
import type { Finding } from './finding.ts'

export interface AuditOptions {
  /** What the shelves held before, if somebody counted. */
  stockBefore?: StockSnapshot | undefined
  /** Order numbers that clients were told. */
  acknowledged?: readonly string[] | undefined
  /** The moment before which every letter should be sent that was due, where somebody sends them. */
  lettersBefore?: number | undefined
}

/** Looks for what must not be, whatever happened: nothing oversold, halved, doubled or lost. Reads only. */
export async function audit(database: Queryable, options: AuditOptions = {}): Promise<Finding[]> {
  return [
    ...(await auditMovements(database)),
    ...(options.stockBefore ? await auditShelves(database, options.stockBefore) : []),
    ...(await auditNegative(database)),
    ...(await auditPlacements(database)),
    ...(await auditOrders(database)),
    ...(await auditConfirmations(database)),
    ...(await auditAcknowledged(database, options.acknowledged ?? [])),
    ...(await auditCoupons(database)),
    ...(options.lettersBefore === undefined ? [] : await auditLetters(database, options.lettersBefore)),
  ]
}
