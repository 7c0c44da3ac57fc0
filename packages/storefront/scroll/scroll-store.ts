/** Where the page is scrolled to, and whether it was on its way down when it got there. */
export interface Scroll {
  top: number
  isDown: boolean
}

/** At the very top nothing is on its way down, whatever rubber bands say. */
export function nextScroll(before: Scroll, top: number): Scroll {
  if (top <= 0) return { top: 0, isDown: false }
  return top === before.top ? before : { top, isDown: top > before.top }
}

let scroll: Scroll = { top: 0, isDown: false }

export function currentScroll(): Scroll {
  return scroll
}

export function subscribeToScroll(listener: () => void): () => void {
  const follow = () => {
    scroll = nextScroll(scroll, window.scrollY)
    listener()
  }
  follow()
  window.addEventListener('scroll', follow, { passive: true })
  window.addEventListener('resize', listener)
  return () => {
    window.removeEventListener('scroll', follow)
    window.removeEventListener('resize', listener)
  }
}
