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
          key={modal.name}
          // The table pairs name and module; TypeScript cannot follow the pair through the list.
          load={modalTable[modal.name] as () => Promise<PanelModule<{ modal: Modal }>>}
          props={{ modal }}
          onClose={() => store.closeModal(modal)}
        />
      ))}
    </>
  )
}
