import { Dialog } from '../dialog/dialog.tsx'
import { useText } from '../i18n/use-text.ts'
import type { PanelModule } from '../panel/panel-module.tsx'

export const messages: PanelModule['messages'] = ['search']

const SearchPanel: PanelModule['default'] = ({ onClose }) => {
  const t = useText()
  return (
    <Dialog title={t('search.title')} look="drawer" onClose={onClose}>
      <p>…</p>
    </Dialog>
  )
}
export default SearchPanel
