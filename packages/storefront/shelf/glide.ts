export interface Glide {
  /** The card that will stand at the beginning. */
  goal: number
  stop(): void
}

interface GlideOptions {
  goal: number
  /** Where the row is scrolled to then. */
  left: number
  duration: number
  onEnd: () => void
}

/** Fast at first, then slower and slower: the next group can be looked at long before the row has come to rest. */
const ease = (part: number): number => 1 - (1 - part) ** 5

/** Moves a row over some time. Who touches, scrolls or types in it takes it over where it stands. */
export function glide(row: HTMLElement, { goal, left, duration, onEnd }: GlideOptions): Glide {
  const from = row.scrollLeft
  const to = Math.min(Math.max(left, 0), row.scrollWidth - row.clientWidth)
  const hands = new AbortController()
  let begun: number | undefined
  let frame = 0

  const stop = () => {
    cancelAnimationFrame(frame)
    hands.abort()
    delete row.dataset['gliding']
    onEnd()
  }
  const step = (now: number) => {
    begun ??= now
    const part = duration > 0 ? Math.min((now - begun) / duration, 1) : 1
    row.scrollLeft = from + (to - from) * ease(part)
    if (part < 1) frame = requestAnimationFrame(step)
    else stop()
  }

  // Without this the row would snap back to the last card after each step.
  row.dataset['gliding'] = ''
  const listen = { signal: hands.signal, passive: true }
  row.addEventListener('pointerdown', stop, listen)
  row.addEventListener('keydown', stop, listen)
  row.addEventListener('wheel', ({ deltaX, deltaY }) => Math.abs(deltaX) > Math.abs(deltaY) && stop(), listen)
  frame = requestAnimationFrame(step)
  return { goal, stop }
}
