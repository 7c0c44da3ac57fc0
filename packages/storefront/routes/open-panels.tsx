import { LazyPanel } from '../panel/lazy-panel.tsx'
import type { Modal } from '../panel/modal.ts'
import type { PanelModule } from '../panel/panel-module.tsx'
import { usePanelStore, usePanels } from '../panel/use-panels.ts'
import { modalTable, panelTable } from './panel-table.ts'

/** What lies over the page, in the order in which it was opened. */
export function OpenPanels() {
  const store = usePanelStore()
  const { panel, modals } = usePanels()
  return (
    <>
      {panel && panel !== 'menu' && (
        <LazyPanel key={panel} load={panelTable[panel]} props={{}} onClose={() => store.closePanel(panel)} />
      )}
      {modals.map((modal) => (
        <LazyPanel
          key={openingOf(modal)}
          // The table pairs name and module; TypeScript cannot follow the pair through the list.
          load={modalTable[modal.name] as () => Promise<PanelModule<{ modal: Modal }>>}
          props={{ modal }}
          onClose={() => store.closeModal(modal)}
        />
      ))}
    </>
  )
}

const openings = new WeakMap<Modal, number>()
let lastOpening = 0

/** "Opening one closes an open one of the same name first": what is opened anew is a new dialog, on top of the others. */
function openingOf(modal: Modal): number {
  const opening = openings.get(modal) ?? ++lastOpening
  openings.set(modal, opening)
  return opening
}
