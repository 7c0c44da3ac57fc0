import { catalogAndStock } from './0001-catalog-and-stock.ts'
import { priceHistory } from './0002-price-history.ts'
import { seededRows } from './0003-seeded-rows.ts'
import { customerAndOrder } from './0004-customer-and-order.ts'
import type { Migration } from './migration.ts'

/** In the order of their numbers; one line each. */
export const allMigrations: readonly Migration[] = [catalogAndStock, priceHistory, seededRows, customerAndOrder]
