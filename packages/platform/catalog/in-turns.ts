import { setImmediate as nextTurn } from 'node:timers/promises'

/** After so many others get their turn. */
const atOnce = 250

/** An index is also made while the one before answers: its requests get their turn in between. */
export async function inTurns<Value>(
  values: ReadonlyMap<string, Value>,
  take: (id: string, value: Value) => void,
): Promise<void> {
  let place = 0
  for (const [id, value] of values) {
    if (place++ % atOnce === 0) await nextTurn()
    take(id, value)
  }
}
