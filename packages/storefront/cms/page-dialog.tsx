import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'

type Page = ModalModule<'terms' | 'private-policy' | 'data-protection'>
export const messages: Page['messages'] = ['content']

const PageDialog: Page['default'] = ({ onClose }) => {
  const t = useText()
  return (
    <Dialog title={t('content.page')} onClose={onClose}>
      <p>…</p>
    </Dialog>
  )
}
export default PageDialog
