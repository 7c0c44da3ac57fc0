import { catalogAndStock } from './0001-catalog-and-stock.ts'
import type { Migration } from './migration.ts'

/** In the order of their numbers; one line each. */
export const allMigrations: readonly Migration[] = [catalogAndStock]
