/** The three that share the screen: only one of them is open. */
export type PanelName = 'menu' | 'search' | 'cart'

/** What lies over the page. A modal is known by its name; what it shows comes along with it. */
export interface Panels<Modal extends { name: string }> {
  panel: PanelName | null
  modals: readonly Modal[]
}

export const nothingOpen: Panels<never> = { panel: null, modals: [] }

/** "The mobile menu closes when search opens and vice versa"; a modal has said what it had to say. */
export function openPanel<Modal extends { name: string }>(name: PanelName): Panels<Modal> {
  return { panel: name, modals: [] }
}

/** "Opening a modal closes an existing one of the same name first, then shows it." */
export function openModal<Modal extends { name: string }>({ modals }: Panels<Modal>, modal: Modal): Panels<Modal> {
  return { panel: null, modals: [...modals.filter(({ name }) => name !== modal.name), modal] }
}

/** A modal that was closed before it was opened anew takes nothing with it. */
export function closeModal<Modal extends { name: string }>(panels: Panels<Modal>, modal: Modal): Panels<Modal> {
  const modals = panels.modals.filter((open) => open !== modal)
  return modals.length === panels.modals.length ? panels : { ...panels, modals }
}

export function closePanel<Modal extends { name: string }>(panels: Panels<Modal>, name: PanelName): Panels<Modal> {
  return panels.panel === name ? { ...panels, panel: null } : panels
}

/** "Opening the search panel or mini cart raises the overlay." */
export function hasOverlay({ panel }: Panels<{ name: string }>): boolean {
  return panel === 'search' || panel === 'cart'
}
