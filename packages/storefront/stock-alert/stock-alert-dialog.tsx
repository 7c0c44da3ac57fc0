import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { FormDone } from '../field/form-done.tsx'
import { useText } from '../i18n/use-text.ts'
import type { ModalModule } from '../panel/panel-module.tsx'
import button from '../theme/button.module.css'
import type { AlertState } from './request-stock-alert.ts'
import { StockAlertForm } from './stock-alert-form.tsx'

type StockAlert = ModalModule<'stock-alert'>
export const messages: StockAlert['messages'] = ['alert', 'field']

const StockAlertDialog: StockAlert['default'] = ({ modal: { article }, onClose }) => {
  const t = useText()
  const [sent, setSent] = useState<{ state: AlertState; email: string }>()
  return (
    <Dialog
      title={sent ? t(`alert.${sent.state}Title`) : t('alert.question', { what: article.what })}
      onClose={onClose}
    >
      {sent ? (
        <FormDone sentence={t(`alert.${sent.state}`, { email: sent.email, words: article.words })}>
          <button className={button.outlined} type="button" onClick={onClose}>
            {t('panel.close')}
          </button>
        </FormDone>
      ) : (
        <StockAlertForm article={article} onSent={(state, email) => setSent({ state, email })} />
      )}
    </Dialog>
  )
}
export default StockAlertDialog
