/** The link that a plain click means. What somebody has answered already, or a click with a key held down, is not ours. */
export function plainClickOn(event: MouseEvent): HTMLAnchorElement | null {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || hasKey) return null
  return event.target instanceof Element ? event.target.closest('a') : null
}
