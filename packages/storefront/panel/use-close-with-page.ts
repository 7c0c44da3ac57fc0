import { useEffect, useRef } from 'react'
import type { PanelStore } from './panel-store.ts'

/** Whatever lies over a page goes with it: the menu that led to another one, the cart that Back leaves. */
export function useCloseWithPage(panels: PanelStore, pageKey: string): void {
  const shown = useRef(pageKey)
  useEffect(() => {
    if (shown.current !== pageKey) panels.closeAll()
    shown.current = pageKey
  }, [panels, pageKey])
}
