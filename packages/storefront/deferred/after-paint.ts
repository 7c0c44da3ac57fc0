/** Out of sight nothing is drawn: then this long, in milliseconds, is long enough. */
const unseen = 100

/** Calls back when the screen shows what was just changed; where there is no screen, as soon as can be. */
export function afterPaint(run: () => void): void {
  if (!globalThis.requestAnimationFrame) {
    setTimeout(run)
    return
  }
  let isOver = false
  const finish = () => {
    if (isOver) return
    isOver = true
    run()
  }
  setTimeout(finish, unseen)
  requestAnimationFrame(() => setTimeout(finish))
}
