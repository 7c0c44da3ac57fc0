const widest = 48
const rows = [new Uint8Array(widest), new Uint8Array(widest), new Uint8Array(widest)] as const

/**
 * Letters to add, leave out, change or swap with their neighbour until one word is the other; `most + 1` where it takes more.
 * With `asPrefix` the rest of the second word costs nothing: for words that are still being typed.
 */
export function editDistance(a: string, b: string, most: number, asPrefix = false): number {
  const tooMany = most + 1
  if (a.length >= widest || b.length >= widest || a.length - b.length > most) return tooMany
  if (!asPrefix && b.length - a.length > most) return tooMany
  const width = Math.min(b.length, a.length + most)
  let [before, last, row] = rows
  for (let column = 0; column <= width; column++) last[column] = column
  for (let line = 1; line <= a.length; line++) {
    const letter = a.charCodeAt(line - 1)
    row[0] = line
    let least = line
    for (let column = 1; column <= width; column++) {
      const other = b.charCodeAt(column - 1)
      let cost = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + (letter === other ? 0 : 1))
      const swapped = line > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(line - 2) === other
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1)
      row[column] = cost
      if (cost < least) least = cost
    }
    if (least > most) return tooMany
    ;[before, last, row] = [last, row, before]
  }
  if (!asPrefix) return Math.min(last[b.length]!, tooMany)
  return Math.min(tooMany, ...last.subarray(0, width + 1))
}
