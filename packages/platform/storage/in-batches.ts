/** The rows as they come, so many at a time; the last batch may be smaller. No more than one batch is ever held. */
export function* inBatches<Row>(rows: Iterable<Row>, size: number): Generator<Row[]> {
  let held: Row[] = []
  for (const row of rows) {
    held.push(row)
    if (held.length < size) continue
    yield held
    held = []
  }
  if (held.length > 0) yield held
}
