/** Runs work for every entry, so many at once; the answers are in the order of the entries. */
export async function crowd<Entry, Result>(
  entries: readonly Entry[],
  atOnce: number,
  work: (entry: Entry, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let place = next++; place < entries.length; place = next++) {
      const entry = entries[place]
      if (entry !== undefined) results[place] = await work(entry, place)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, entries.length) }, worker))
  return results
}
