export interface Arrival {
  /** The browser's back and forward buttons give POP; so does a reload. */
  action: 'POP' | 'PUSH' | 'REPLACE'
  hash: string
  pathChanged: boolean
  savedPosition: number | undefined
}

export type ScrollTarget = { to: 'hash'; id: string } | { to: 'position'; top: number } | { to: 'stay' }

/** "Scrolls to the hash if present, restores the saved position on back navigation, otherwise scrolls to top when the path changes." */
export function scrollTarget({ action, hash, pathChanged, savedPosition }: Arrival): ScrollTarget {
  if (action === 'POP' && savedPosition !== undefined) return { to: 'position', top: savedPosition }
  if (hash.length > 1) return { to: 'hash', id: decodeHash(hash) }
  return pathChanged ? { to: 'position', top: 0 } : { to: 'stay' }
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
