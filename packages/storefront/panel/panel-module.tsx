import type { ReactNode } from 'react'
import type { MessageGroup } from '../i18n/message-key.ts'
import type { Modal, ModalName } from './modal.ts'

/** A panel or modal: loaded when it is first opened, with its own texts. */
export interface PanelModule<Props = object> {
  default: (props: Props & { onClose: () => void }) => ReactNode
  messages: readonly MessageGroup[]
}

export type ModalOf<Name extends ModalName> = Extract<Modal, { name: Name }>
export type ModalModule<Name extends ModalName> = PanelModule<{ modal: ModalOf<Name> }>
