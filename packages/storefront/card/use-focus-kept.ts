import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed may go with what it stood beside, and the focus with it: then it comes here. */
export function useFocusKept(target: RefObject<HTMLElement | null>, list: unknown): void {
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      last.current = event.target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const isGone = last.current instanceof Element && !last.current.isConnected
    if (list && isGone && document.activeElement === document.body) target.current?.focus({ preventScroll: true })
  }, [list, target])
}
