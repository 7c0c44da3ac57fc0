import {
  closeModal,
  closePanel,
  nothingOpen,
  openModal,
  openPanel,
  type PanelName,
  type Panels,
} from '@welt/domain/panel/panels.ts'
import type { Modal } from './modal.ts'

export interface PanelStore {
  subscribe: (listener: () => void) => () => void
  panels: () => Panels<Modal>
  openPanel: (name: PanelName) => void
  closePanel: (name: PanelName) => void
  openModal: (modal: Modal) => void
  closeModal: (modal: Modal) => void
  closeAll: () => void
}

/** What lies over the page. The rules are the domain's; this only keeps the state. */
export function createPanelStore(): PanelStore {
  let panels: Panels<Modal> = nothingOpen
  const listeners = new Set<() => void>()
  const change = (next: Panels<Modal>) => {
    if (next === panels) return
    panels = next
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    panels: () => panels,
    openPanel: (name) => change(openPanel(name)),
    closePanel: (name) => change(closePanel(panels, name)),
    openModal: (modal) => change(openModal(panels, modal)),
    closeModal: (modal) => change(closeModal(panels, modal)),
    closeAll: () => change(nothingOpen),
  }
}
