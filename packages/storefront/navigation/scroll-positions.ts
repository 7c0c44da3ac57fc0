/** Where each history entry was scrolled to; kept for the tab, so that a reload finds its place again. */
export interface ScrollPositions {
  save(key: string, position: number): void
  find(key: string): number | undefined
}

const storageKey = 'shop/scroll'
const limit = 100

export function createScrollPositions(storage: Storage | null): ScrollPositions {
  const positions = new Map<string, number>(read(storage))
  return {
    save(key, position) {
      positions.delete(key)
      positions.set(key, position)
      for (const oldest of positions.keys()) {
        if (positions.size <= limit) break
        positions.delete(oldest)
      }
      try {
        storage?.setItem(storageKey, JSON.stringify([...positions]))
      } catch {
        // Without storage the positions live as long as the page does.
      }
    },
    find: (key) => positions.get(key),
  }
}

function read(storage: Storage | null): [string, number][] {
  try {
    const entries: unknown = JSON.parse(storage?.getItem(storageKey) ?? '[]')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
