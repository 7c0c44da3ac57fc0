import { type RefObject, useEffect, useRef } from 'react'
import { usePanels } from '../panel/use-panels.ts'

/** Who logged in finds the button gone that opened the dialog: then the focus comes here. */
export function useFocusAfterDialog(target: RefObject<HTMLElement | null>): void {
  const isOpen = usePanels().modals.length > 0
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true })
    }
    wasOpen.current = isOpen
  }, [isOpen, target])
}
