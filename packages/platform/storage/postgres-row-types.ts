import { TypeOverrides } from 'pg'

/** Type ids of PostgreSQL's catalogue. */
const bool = 16
const int8 = 20
const numeric = 1700

/**
 * Makes PostgreSQL's rows look like SQLite's: counts and sums are numbers instead of texts, truth is 0 or 1.
 * A whole number that a JavaScript number cannot hold is an error on both engines, never a silent rounding.
 */
export const postgresRowTypes = new TypeOverrides()
postgresRowTypes.setTypeParser(bool, toFlag)
postgresRowTypes.setTypeParser(int8, toNumber)
postgresRowTypes.setTypeParser(numeric, toNumber)

function toNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`Value is too large to be represented as a JavaScript number: ${text}`)
  }
  return value
}

function toFlag(text: string): 0 | 1 {
  return text === 't' ? 1 : 0
}
