import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'

type Authentication = ModalModule<'authentication'>
export const messages: Authentication['messages'] = ['account']

const AuthenticationDialog: Authentication['default'] = ({ onClose }) => {
  const t = useText()
  return (
    <Dialog title={t('account.title')} onClose={onClose}>
      <p>…</p>
    </Dialog>
  )
}
export default AuthenticationDialog
