import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { PanelStore } from './panel-store.ts'

/**
 * Whatever lies over a page goes with it: the menu that led to another one, the cart that Back leaves. A choice that takes the
 * place of another in the address leaves nothing.
 */
export function useCloseWithPage(panels: PanelStore): void {
  const { key, pathname } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const shown = useRef({ key, pathname })
  useEffect(() => {
    const isChoice = isReplaced && shown.current.pathname === pathname
    if (shown.current.key !== key && !isChoice) panels.closeAll()
    shown.current = { key, pathname }
  }, [panels, key, pathname, isReplaced])
}
