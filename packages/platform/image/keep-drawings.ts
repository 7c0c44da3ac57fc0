import type { Draw } from './drawing.ts'

/** Remembers the last drawings: most sizes and formats of a picture are made of the same one, often one right after the other. */
export function keepDrawings(draw: Draw, most: number): Draw {
  const kept = new Map<string, Promise<string>>()
  return (drawing, detail) => {
    const key = `${detail} ${JSON.stringify(drawing)}`
    const known = kept.get(key)
    const drawn = known ?? draw(drawing, detail)
    kept.delete(key)
    kept.set(key, drawn)
    // What failed may succeed the next time.
    if (!known) drawn.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return drawn
  }
}
