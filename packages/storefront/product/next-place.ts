export interface Place {
  row: number
  column: number
}

/** Rows of links, by their lengths. `isTurned`: on screen the rows run downwards. */
export interface Field {
  lengths: readonly number[]
  isTurned: boolean
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where an arrow key leads; null where it leads nowhere. In a single row either pair of arrows goes back and forth. */
export function nextPlace(key: string, { row, column }: Place, { lengths, isTurned }: Field): Place | null {
  const last = (lengths[row] ?? 0) - 1
  if (key === 'Home') return { row, column: 0 }
  if (key === 'End') return { row, column: last }
  const step = steps[key]
  if (!step) return null

  const [across, down] = isTurned ? [step[1], step[0]] : step
  if (lengths.length === 1) return within(lengths, { row, column: column + across + down })
  return within(lengths, { row: row + down, column: column + across })
}

function within(lengths: readonly number[], place: Place): Place | null {
  const length = lengths[place.row] ?? 0
  return place.column >= 0 && place.column < length ? place : null
}
