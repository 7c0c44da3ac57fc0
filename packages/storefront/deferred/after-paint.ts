/** Not in sight nothing is drawn: then this long, in milliseconds, is long enough. */
const unseen = 100

/** Calls back when the screen shows what was just changed. */
export function afterPaint(run: () => void): void {
  let isOver = false
  const finish = () => {
    if (isOver) return
    isOver = true
    run()
  }
  setTimeout(finish, unseen)
  globalThis.requestAnimationFrame?.(() => setTimeout(finish))
}
