import { DatabaseError } from 'pg'
import { DatabaseUnavailableError } from './database-error.ts'

/** serialization_failure, deadlock_detected, lock_not_available: rolled back, the same work may succeed in a moment. */
const conflictCodes = new Set(['40001', '40P01', '55P03'])

export function isPostgresConflict(error: unknown): boolean {
  return error instanceof DatabaseError && conflictCodes.has(error.code ?? '')
}

export function isStatementTimeout(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError && error.reason === 'timeout'
}

/** Gives faults of the machine their own type; what remains is a fault of the statement, that is of our code. */
export function namePostgresFault(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    if (error.code === '57014') return new DatabaseUnavailableError('timeout', error)
    return /^(?:08|53|57P|28|3D)/.test(error.code ?? '') ? new DatabaseUnavailableError('unreachable', error) : error
  }
  // The driver gives connection faults no class of their own: some have a system code, some only a sentence.
  const ofTheValue = error instanceof RangeError || error instanceof TypeError
  return error instanceof Error && !ofTheValue ? new DatabaseUnavailableError('unreachable', error) : error
}
