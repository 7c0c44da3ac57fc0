import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'

type Chat = ModalModule<'chat'>
export const messages: Chat['messages'] = ['chat']

const ChatDialog: Chat['default'] = ({ onClose }) => {
  const t = useText()
  return (
    <Dialog title={t('chat.title')} onClose={onClose}>
      <p>…</p>
    </Dialog>
  )
}
export default ChatDialog
