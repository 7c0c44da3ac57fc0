import { LazyPanel } from '../panel/lazy-panel.tsx'
import type { Modal } from '../panel/modal.ts'
import type { PanelModule } from '../panel/panel-module.tsx'
import { usePanelStore, usePanels } from '../panel/use-panels.ts'

/** Which panels there are comes with the first of them, or in idle time. */
export const panelTables = () => import('./panel-table.ts')

/** What lies over the page, in the order in which it was opened. */
export function OpenPanels() {
  const store = usePanelStore()
  const { panel, modals } = usePanels()
  return (
    <>
      {panel && panel !== 'menu' && (
        <LazyPanel
          key={panel}
          load={loaderOf(panel, async () => (await panelTables()).panelTable[panel]())}
          props={{}}
          onClose={() => store.closePanel(panel)}
        />
      )}
      {modals.map((modal) => (
        <LazyPanel
          key={openingOf(modal)}
          load={loaderOf(modal.name, async () => {
            const { modalTable } = await panelTables()
            // The table pairs name and module; TypeScript cannot follow the pair through the list.
            return (modalTable[modal.name] as () => Promise<PanelModule<{ modal: Modal }>>)()
          })}
          props={{ modal }}
          onClose={() => store.closeModal(modal)}
        />
      ))}
    </>
  )
}

const loaders = new Map<string, () => Promise<unknown>>()

/** The same for the same panel, however often it is drawn: another one would be loaded again. */
function loaderOf<Module>(name: string, load: () => Promise<Module>): () => Promise<Module> {
  const known = loaders.get(name) as typeof load | undefined
  loaders.set(name, known ?? load)
  return known ?? load
}

const openings = new WeakMap<Modal, number>()
let lastOpening = 0

/** "Opening one closes an open one of the same name first": what is opened anew is a new dialog, on top of the others. */
function openingOf(modal: Modal): number {
  const opening = openings.get(modal) ?? ++lastOpening
  openings.set(modal, opening)
  return opening
}
