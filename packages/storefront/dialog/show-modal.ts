/** Opens a dialog over the page, whose scroll bar goes without moving the page: its room stays free. */
export function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement
  const isLocked = root.matches(':has(dialog:modal)')
  if (!isLocked) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`)
  dialog.showModal()
}
