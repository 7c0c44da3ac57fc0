import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed may go with what it stood beside, and the focus with it: then it comes here. */
export function useFocusKept(target: RefObject<HTMLElement | null>): void {
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      last.current = event.target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  // Whatever it was drawn anew for: what goes may go with the click, or with what follows it later.
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected
    if (isGone && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  })
}
