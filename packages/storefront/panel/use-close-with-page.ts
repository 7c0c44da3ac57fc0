import type { Panels } from '@welt/domain/panel/panels.ts'
import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router'
import type { Modal } from './modal.ts'
import type { PanelStore } from './panel-store.ts'

/**
 * Whatever lies over a page goes with it: the menu that led to another one, the cart that Back leaves. A choice that takes the
 * place of another in the address leaves nothing. What somebody opens while the next page is on its way is meant to stay.
 */
export function useCloseWithPage(panels: PanelStore): void {
  const { key, pathname } = useLocation()
  const next = useNavigation().location
  const isReplaced = useNavigationType() === NavigationType.Replace
  const shown = useRef({ key, pathname })
  const whenItBegan = useRef<Panels<Modal> | null>(null)
  useEffect(() => {
    if (next) whenItBegan.current = panels.panels()
  }, [panels, next])
  useEffect(() => {
    const isChoice = isReplaced && shown.current.pathname === pathname
    const isLeft = shown.current.key !== key && !isChoice
    shown.current = { key, pathname }
    const before = whenItBegan.current ?? panels.panels()
    whenItBegan.current = null
    if (isLeft && panels.panels() === before) panels.closeAll()
  }, [panels, key, pathname, isReplaced])
}
