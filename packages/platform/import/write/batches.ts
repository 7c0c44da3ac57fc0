import { setImmediate as nextTurn } from 'node:timers/promises'
import { inBatches } from '../../storage/in-batches.ts'

/** So many rows at a time: a multiple of what one insert takes. */
const size = 64
/** An embedded engine answers without ever letting anything else run; after so many batches others get their turn. */
const turn = 32

export async function* batches<Row>(rows: Iterable<Row>): AsyncGenerator<Row[]> {
  let given = 0
  for (const batch of inBatches(rows, size)) {
    yield batch
    given += 1
    if (given % turn === 0) await nextTurn()
  }
}
