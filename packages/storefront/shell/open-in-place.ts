/** What a click tells, whether it comes from React or from the browser itself. */
interface Click {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
  preventDefault(): void
}

/** The link opens something in place; with a modifier key, or without JavaScript, it stays an ordinary link. */
export function openInPlace(event: Click, onOpen: (() => void) | undefined): void {
  if (!onOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onOpen()
}
