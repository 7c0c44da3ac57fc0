/** The candidate that begins like the word or is a typing slip away, or none when all are too far to be meant. */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  const longer = candidates.find((candidate) => candidate.toLowerCase().startsWith(word.toLowerCase()))
  if (longer !== undefined) return longer
  const best = ranked[0]
  return best && best.distance <= Math.max(1, Math.floor(word.length / 4)) ? best.candidate : undefined
}

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of from.split('').entries()) {
    const next = [i + 1]
    for (const [j, other] of to.split('').entries()) {
      const replace = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replace, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
