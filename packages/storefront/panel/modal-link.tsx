import { plainClickOn } from '../navigation/plain-click.ts'
import { ShopLink, type ShopLinkProps } from '../navigation/shop-link.tsx'
import type { Modal } from './modal.ts'
import { usePanelStore } from './use-panels.ts'

/** Opens a modal in place; without JavaScript, or with a key held down, it leads to the page that says the same. */
export function ModalLink({ modal, ...link }: ShopLinkProps & { modal: Modal }) {
  const panels = usePanelStore()
  return (
    <ShopLink
      aria-haspopup="dialog"
      {...link}
      onClick={(event) => {
        if (!plainClickOn(event.nativeEvent)) return
        event.preventDefault()
        panels.openModal(modal)
      }}
    />
  )
}
