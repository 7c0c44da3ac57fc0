import { nothingOpen, type Panels } from '@welt/domain/panel/panels.ts'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Modal } from './modal.ts'
import type { PanelStore } from './panel-store.ts'

export const PanelContext = createContext<PanelStore | null>(null)

export function usePanelStore(): PanelStore {
  const store = useContext(PanelContext)
  if (!store) throw new Error('usePanelStore needs a PanelContext around it.')
  return store
}

/** On the server nothing is open. */
export function usePanels(): Panels<Modal> {
  const store = usePanelStore()
  return useSyncExternalStore(store.subscribe, store.panels, () => nothingOpen)
}
