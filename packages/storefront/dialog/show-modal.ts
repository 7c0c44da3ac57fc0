const mark = 'data-modal'

/**
 * Opens a dialog over the page, whose scroll bar goes without moving the page: its room stays free. The page is marked rather than
 * asked by `:has(dialog:modal)`, which would have every ticked box on it style the whole page again.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  if (!root.hasAttribute(mark)) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  dialog.addEventListener('close', markPage)
  dialog.showModal()
  markPage()
}

function markPage(): void {
  document.documentElement.toggleAttribute(mark, document.querySelector('dialog:modal') !== null)
}
