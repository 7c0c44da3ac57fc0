/** Keeps an answer for a while; whoever asks meanwhile shares it. A failed question is not kept. */
export function remember<Value>(
  lifetime: number,
  clock: () => number,
  ask: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null
  return () => {
    if (kept && clock() < kept.until) return kept.value
    const entry = { value: ask(), until: clock() + lifetime }
    kept = entry
    entry.value.catch(() => {
      if (kept === entry) kept = null
    })
    return entry.value
  }
}
