import type { Queryable } from '../database.ts'

/** One step of the schema. A released migration never changes: the next change is the next number. */
export interface Migration {
  /** 1, 2, 3, … without a gap. */
  id: number
  name: string
  /** Runs in one transaction with its bookkeeping: all of it happened, or none of it. */
  up(tx: Queryable): Promise<void>
}
