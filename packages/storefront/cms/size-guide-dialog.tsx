import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'

type SizeGuide = ModalModule<'size-guide'>
export const messages: SizeGuide['messages'] = ['content']

const SizeGuideDialog: SizeGuide['default'] = ({ onClose }) => {
  const t = useText()
  return (
    <Dialog title={t('content.sizeGuide')} onClose={onClose}>
      <p>…</p>
    </Dialog>
  )
}
export default SizeGuideDialog
