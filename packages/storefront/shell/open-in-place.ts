import type { MouseEvent } from 'react'

/** The link opens something in place; with a modifier key, or without JavaScript, it stays an ordinary link. */
export function openInPlace(event: MouseEvent, onOpen: (() => void) | undefined): void {
  if (!onOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  onOpen()
}
