import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What had the focus goes with its line: then the next line has it. */
export function useLineFocus(list: RefObject<HTMLElement | null>, count: number): void {
  const place = useRef(0)
  const before = useRef(count)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const isLost = count < before.current && !element.ownerDocument.activeElement?.closest('[data-line]')
    before.current = count
    if (isLost) element.children[Math.min(place.current, count - 1)]?.querySelector('button')?.focus()
  }, [list, count])
  useLayoutEffect(() => {
    const element = list.current
    const note = (event: FocusEvent) => {
      const line = (event.target as Element).closest('[data-line]')
      if (line && element) place.current = [...element.children].indexOf(line)
    }
    element?.addEventListener('focusin', note)
    return () => element?.removeEventListener('focusin', note)
  }, [list])
}
