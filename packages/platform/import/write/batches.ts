import { setImmediate as nextTurn } from 'node:timers/promises'

/** So many rows at a time, as the insert takes them. */
const size = 64
/** An embedded engine answers without ever letting anything else run; after so many batches others get their turn. */
const turn = 32

export async function* batches<Row>(rows: Iterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = []
  let given = 0
  for (const row of rows) {
    batch.push(row)
    if (batch.length < size) continue
    yield batch
    batch = []
    given += 1
    if (given % turn === 0) await nextTurn()
  }
  if (batch.length > 0) yield batch
}
