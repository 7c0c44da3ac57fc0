import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'

type Newsletter = ModalModule<'newsletter'>
export const messages: Newsletter['messages'] = ['newsletter']

const NewsletterDialog: Newsletter['default'] = ({ onClose }) => {
  const t = useText()
  return (
    <Dialog title={t('newsletter.title')} onClose={onClose}>
      <p>…</p>
    </Dialog>
  )
}
export default NewsletterDialog
